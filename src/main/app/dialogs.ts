import { dialog, shell, type BrowserWindow, type OpenDialogOptions } from 'electron';

const WORDS = {
  ko: {
    folder: '지원자 폴더 선택',
    files: '파일 선택',
    evaluators: '평가위원 명단 선택',
    applicants: '지원자 명단 선택',
    list: '표 (XLSX, CSV)',
    save: '명단 저장',
    xlsx: 'Excel 통합 문서',
    csv: 'CSV',
  },
  en: {
    folder: 'Choose applicant folders',
    files: 'Choose files',
    evaluators: 'Choose the list of evaluators',
    applicants: 'Choose the list of applicants',
    list: 'Table (XLSX, CSV)',
    save: 'Save the roster',
    xlsx: 'Excel workbook',
    csv: 'CSV',
  },
} as const;

export interface Dialogs {
  /** Chosen paths; empty when cancelled. */
  pick(kind: 'folder' | 'files'): Promise<string[]>;
  /** A list to import; null when cancelled. */
  pickList(list: 'evaluators' | 'applicants'): Promise<string | null>;
  /** Asks where to save; null when cancelled. `suggestion` has no ending, the answer has the format's. */
  saveAs(suggestion: string, format: 'xlsx' | 'csv'): Promise<string | null>;
}

/** The system's dialogs, on top of the window. */
export function createDialogs(window: () => BrowserWindow | null, language: () => 'ko' | 'en'): Dialogs {
  return {
    async pick(kind) {
      const properties: OpenDialogOptions['properties'] =
        kind === 'folder' ? ['openDirectory', 'multiSelections'] : ['openFile', 'multiSelections'];
      const options = { title: WORDS[language()][kind], properties };
      const parent = window();
      const answer = await (parent ? dialog.showOpenDialog(parent, options) : dialog.showOpenDialog(options));
      return answer.canceled ? [] : answer.filePaths;
    },
    async pickList(list) {
      const words = WORDS[language()];
      const filters = [{ name: words.list, extensions: ['xlsx', 'xlsm', 'csv', 'tsv', 'txt'] }];
      const options: OpenDialogOptions = { title: words[list], filters, properties: ['openFile'] };
      const parent = window();
      const answer = await (parent ? dialog.showOpenDialog(parent, options) : dialog.showOpenDialog(options));
      return answer.canceled ? null : (answer.filePaths[0] ?? null);
    },
    async saveAs(suggestion, format) {
      const words = WORDS[language()];
      const filters = [{ name: words[format], extensions: [format] }];
      const options = { title: words.save, defaultPath: `${suggestion}.${format}`, filters };
      const parent = window();
      const answer = await (parent ? dialog.showSaveDialog(parent, options) : dialog.showSaveDialog(options));
      if (answer.canceled || !answer.filePath) return null;
      const ending = `.${format}`;
      return answer.filePath.toLowerCase().endsWith(ending) ? answer.filePath : answer.filePath + ending;
    },
  };
}

/** Shows the file in the system's file manager. */
export function reveal(path: string): void {
  shell.showItemInFolder(path);
}
