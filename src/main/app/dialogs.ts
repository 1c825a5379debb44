import { dialog, shell, type BrowserWindow, type OpenDialogOptions } from 'electron';

const WORDS = {
  ko: {
    folder: '지원자 폴더 선택',
    files: '파일 선택',
    evaluators: '평가위원 명단 선택',
    applicants: '지원자 명단 선택',
    list: '표 (XLSX, CSV)',
    save: '저장',
    xlsx: 'Excel 통합 문서',
    csv: 'CSV',
    msbackup: '지뢰찾기 백업',
    jsonl: 'JSON Lines',
    restore: '백업 파일 선택',
    models: '판독 모델 폴더 선택',
    regression: '회귀 모음 선택',
  },
  en: {
    folder: 'Choose applicant folders',
    files: 'Choose files',
    evaluators: 'Choose the list of evaluators',
    applicants: 'Choose the list of applicants',
    list: 'Table (XLSX, CSV)',
    save: 'Save',
    xlsx: 'Excel workbook',
    csv: 'CSV',
    msbackup: 'Minesweeper backup',
    jsonl: 'JSON Lines',
    restore: 'Choose a backup',
    models: 'Choose a folder of models',
    regression: 'Choose a regression set',
  },
} as const;

export interface Dialogs {
  /** Chosen paths; empty when cancelled. */
  pick(kind: 'folder' | 'files'): Promise<string[]>;
  /** A list to import; null when cancelled. */
  pickList(list: 'evaluators' | 'applicants'): Promise<string | null>;
  /** Asks where to save; null when cancelled. `suggestion` has no ending, the answer has the format's. */
  saveAs(suggestion: string, format: SaveFormat): Promise<string | null>;
  /** A backup to restore; null when cancelled. */
  pickBackup(): Promise<string | null>;
  /** A folder that holds models; null when cancelled. */
  pickModels(): Promise<string | null>;
  /** A regression set to replay; null when cancelled. */
  pickRegression(): Promise<string | null>;
}

/** Endings of what is saved. */
type SaveFormat = 'xlsx' | 'csv' | 'msbackup' | 'jsonl';

/** The system's dialogs, on top of the window. */
export function createDialogs(window: () => BrowserWindow | null, language: () => 'ko' | 'en'): Dialogs {
  async function pickOne(
    title: string,
    kind: 'list' | 'msbackup' | 'jsonl',
    extensions: string[],
  ): Promise<string | null> {
    const filters = [{ name: WORDS[language()][kind], extensions }];
    const options: OpenDialogOptions = { title, filters, properties: ['openFile'] };
    const parent = window();
    const answer = await (parent ? dialog.showOpenDialog(parent, options) : dialog.showOpenDialog(options));
    return answer.canceled ? null : (answer.filePaths[0] ?? null);
  }

  return {
    async pick(kind) {
      const properties: OpenDialogOptions['properties'] =
        kind === 'folder' ? ['openDirectory', 'multiSelections'] : ['openFile', 'multiSelections'];
      const options = { title: WORDS[language()][kind], properties };
      const parent = window();
      const answer = await (parent ? dialog.showOpenDialog(parent, options) : dialog.showOpenDialog(options));
      return answer.canceled ? [] : answer.filePaths;
    },
    pickList: (list) => pickOne(WORDS[language()][list], 'list', ['xlsx', 'xlsm', 'csv', 'tsv', 'txt']),
    pickRegression: () => pickOne(WORDS[language()].regression, 'jsonl', ['jsonl']),
    async pickModels() {
      const options: OpenDialogOptions = { title: WORDS[language()].models, properties: ['openDirectory'] };
      const parent = window();
      const answer = await (parent ? dialog.showOpenDialog(parent, options) : dialog.showOpenDialog(options));
      return answer.canceled ? null : (answer.filePaths[0] ?? null);
    },
    pickBackup: () => pickOne(WORDS[language()].restore, 'msbackup', ['msbackup']),
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
