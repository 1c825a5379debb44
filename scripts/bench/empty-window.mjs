/** Main process of a program whose window shows one line: what a host needs to start anything at all. */
import { BrowserWindow, app, protocol } from 'electron';

const PAGE = '<!doctype html><meta charset="utf-8"><title>empty</title><p id="ready">empty</p>';

protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { standard: true, secure: true } }]);
await app.whenReady();
protocol.handle('app', () => new Response(PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
const window = new BrowserWindow({ width: 1280, height: 860, webPreferences: { sandbox: true } });
app.on('window-all-closed', () => app.quit());
await window.loadURL('app://empty/');
