import { Menu, app, type MenuItemConstructorOptions } from 'electron';

const WORDS = {
  ko: {
    file: '파일',
    pick: '폴더 열기…',
    export: '명단 내보내기…',
    settings: '설정',
    quit: '끝내기',
    edit: '편집',
    undo: '결정 취소',
    redo: '결정 다시 하기',
    cut: '잘라내기',
    copy: '복사',
    paste: '붙여넣기',
    selectAll: '모두 선택',
    view: '보기',
    zoomIn: '크게',
    zoomOut: '작게',
    zoomReset: '원래 크기',
    fullScreen: '전체 화면',
  },
  en: {
    file: 'File',
    pick: 'Open folder…',
    export: 'Export roster…',
    settings: 'Settings',
    quit: 'Quit',
    edit: 'Edit',
    undo: 'Undo decision',
    redo: 'Redo decision',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    selectAll: 'Select all',
    view: 'View',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoomReset: 'Actual size',
    fullScreen: 'Full screen',
  },
} as const;

/**
 * The system's menu. Its commands go to the window as `menu` events. Shortcuts are shown but belong to the window: only it knows
 * whether Ctrl+Z is meant for a text field or for a decision.
 */
export function setMenu(language: 'ko' | 'en', command: (name: string) => void): void {
  const words = WORDS[language];
  const item = (id: 'pick' | 'export' | 'settings' | 'undo' | 'redo', accelerator: string) => ({
    id,
    label: words[id],
    accelerator,
    registerAccelerator: false,
    click: () => command(id),
  });
  const separator = { type: 'separator' } as const;
  const template: MenuItemConstructorOptions[] = [
    ...(process.platform === 'darwin' ? [{ role: 'appMenu', label: app.name } as const] : []),
    {
      label: words.file,
      submenu: [
        item('pick', 'CmdOrCtrl+O'),
        item('export', 'CmdOrCtrl+E'),
        separator,
        item('settings', 'CmdOrCtrl+,'),
        separator,
        { role: 'quit', label: words.quit },
      ],
    },
    {
      label: words.edit,
      submenu: [
        item('undo', 'CmdOrCtrl+Z'),
        item('redo', 'CmdOrCtrl+Shift+Z'),
        separator,
        { role: 'cut', label: words.cut },
        { role: 'copy', label: words.copy },
        { role: 'paste', label: words.paste },
        { role: 'selectAll', label: words.selectAll },
      ],
    },
    {
      label: words.view,
      submenu: [
        { role: 'resetZoom', label: words.zoomReset },
        { role: 'zoomIn', label: words.zoomIn },
        { role: 'zoomOut', label: words.zoomOut },
        separator,
        { role: 'togglefullscreen', label: words.fullScreen },
      ],
    },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
