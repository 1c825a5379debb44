/** The main-process half of the module `electron`, as far as the product uses it, over Node and a Chromium that the host drives. */
import { app } from './app';
import { ipcMain } from './ipc';
import { commandLineValue, handlers } from './link';
import { Menu, MenuItem } from './menu';
import { dialog, nativeTheme, Notification, powerMonitor, safeStorage, screen, shell } from './native';
import { protocol, session } from './session';
import { utilityProcess } from './utility';
import { BrowserWindow } from './windows';

const electron = {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  MenuItem,
  nativeTheme,
  Notification,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  utilityProcess,
};

// Playwright's `electronApplication.evaluate`, for tests: only there does the host pass the switch.
if (commandLineValue('standin-evaluate') === 'yes')
  handlers.evaluate = (source: string, arg: unknown) => (0, eval)(`(${source})`)(electron, arg);

export {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  MenuItem,
  nativeTheme,
  Notification,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  utilityProcess,
};
