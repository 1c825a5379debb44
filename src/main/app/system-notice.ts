import { app, Notification, type BrowserWindow } from 'electron';

/** A notice of the system; clicking it brings the window to the front. Silent where the system has none. */
export function showNotice(title: string, body: string, onClick: () => void): void {
  if (!Notification.isSupported()) return;
  const notice = new Notification({ title, body });
  notice.on('click', onClick);
  notice.show();
}

/** Open review items on the program's icon (macOS and Linux); Windows lets the button in the taskbar flash at the end of a run. */
export function showBadge(count: number): void {
  app.setBadgeCount(count);
}

/** Brings the window before everything else. */
export function toFront(window: BrowserWindow | null): void {
  if (!window) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
