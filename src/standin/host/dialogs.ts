import { spawn } from 'node:child_process';

export interface DialogOptions {
  title?: string;
  defaultPath?: string;
  properties?: string[];
  cancelId?: number;
}
export type DialogKind = 'open' | 'save' | 'message';

/** Answers `dialog.*` calls of the main process. */
export interface Dialogs {
  show(kind: DialogKind, options: DialogOptions): Promise<object>;
}

const cancelled = (kind: DialogKind, options: DialogOptions): object => {
  if (kind === 'message') return { response: options.cancelId ?? 0, checkboxChecked: false };
  return kind === 'save' ? { canceled: true, filePath: '' } : { canceled: true, filePaths: [] };
};

/** Nobody is there: everything is cancelled. */
export const noDialogs: Dialogs = { show: (kind, options) => Promise.resolve(cancelled(kind, options)) };

/** The desktop's own file dialog, through zenity. `notice` gets one sentence when zenity is missing. */
export function createDesktopDialogs(notice: (line: string) => void): Dialogs {
  return {
    async show(kind, options) {
      if (kind === 'message') return cancelled(kind, options);
      const reply = await run('zenity', zenityArgs(kind, options));
      if (reply === 'missing')
        notice(
          '파일 선택 창을 띄울 zenity가 없습니다. 설치하십시오: apt-get install zenity (No zenity: no file dialog.)',
        );
      const paths = typeof reply === 'string' ? [] : reply;
      if (paths.length === 0) return cancelled(kind, options);
      return kind === 'save'
        ? { canceled: false, filePath: paths[0] }
        : { canceled: false, filePaths: paths };
    },
  };
}

function zenityArgs(kind: DialogKind, options: DialogOptions): string[] {
  const properties = options.properties ?? [];
  return [
    '--file-selection',
    '--separator=\n',
    ...(options.title ? [`--title=${options.title}`] : []),
    ...(options.defaultPath ? [`--filename=${options.defaultPath}`] : []),
    ...(properties.includes('openDirectory') ? ['--directory'] : []),
    ...(properties.includes('multiSelections') ? ['--multiple'] : []),
    ...(kind === 'save' ? ['--save', '--confirm-overwrite'] : []),
  ];
}

/** Paths chosen, one a line; empty when cancelled. */
function run(program: string, args: string[]): Promise<string[] | 'missing'> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.on('error', () => resolve('missing'));
    child.on('close', (code) => resolve(code === 0 ? out.split('\n').filter((line) => line !== '') : []));
  });
}
