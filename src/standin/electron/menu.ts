import { BrowserWindow } from './windows';

interface Template {
  id?: string;
  label?: string;
  role?: string;
  type?: string;
  submenu?: Template[] | Menu;
  click?: (item: MenuItem, window: BrowserWindow | null, event: object) => void;
}

/** A menu that is not drawn (a browser's window has none), but can be asked and clicked by a test. */
export class Menu {
  static #application: Menu | null = null;
  static buildFromTemplate(template: Template[]): Menu {
    const menu = new Menu();
    menu.items = template.map((t) => new MenuItem(t));
    return menu;
  }
  static setApplicationMenu(menu: Menu | null): void {
    Menu.#application = menu;
  }
  static getApplicationMenu = (): Menu | null => Menu.#application;
  items: MenuItem[] = [];
  getMenuItemById(id: string): MenuItem | null {
    for (const item of this.items) {
      const hit = item.id === id ? item : item.submenu?.getMenuItemById(id);
      if (hit) return hit;
    }
    return null;
  }
}

export class MenuItem {
  readonly id: string | undefined;
  readonly label: string;
  readonly role: string | undefined;
  readonly submenu: Menu | undefined;
  enabled = true;
  #click: Template['click'];
  constructor(template: Template) {
    this.id = template.id;
    this.label = template.label ?? '';
    this.role = template.role;
    this.submenu = Array.isArray(template.submenu)
      ? Menu.buildFromTemplate(template.submenu)
      : template.submenu;
    this.#click = template.click;
  }
  click(): void {
    this.#click?.(this, BrowserWindow.getFocusedWindow(), {});
  }
}
