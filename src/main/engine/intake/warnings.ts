import type { Language } from '../domain/reasons';
import type { WalkResult } from './walk';

const WHY: Record<string, { ko: string; en: string }> = {
  link: { ko: '바로가기(링크)라 따라가지 않았습니다', en: 'is a link and was not followed' },
  no_documents: { ko: '폴더에 읽을 문서가 없습니다', en: 'holds no documents' },
  limit: {
    ko: '파일이 너무 많아 그 뒤는 살펴보지 않았습니다',
    en: 'too many files; the rest was not looked at',
  },
  special: {
    ko: '파일도 폴더도 아니라 열지 않았습니다',
    en: 'is neither a file nor a folder and was not opened',
  },
  too_deep: { ko: '폴더가 너무 깊어 살펴보지 않았습니다', en: 'is nested too deeply and was not opened' },
  unsafe_path: {
    ko: '압축 파일 안의 위치가 올바르지 않아 풀지 않았습니다',
    en: 'has an unsafe place in its archive',
  },
  encrypted: { ko: '암호가 걸려 있어 풀지 못했습니다', en: 'is encrypted and was not unpacked' },
  damaged: { ko: '손상되어 풀지 못했습니다', en: 'is damaged and was not unpacked' },
  too_large: { ko: '너무 커서 풀지 않았습니다', en: 'is too large and was not unpacked' },
  ENOENT: { ko: '찾을 수 없습니다', en: 'cannot be found' },
  EACCES: { ko: '열 권한이 없습니다', en: 'may not be opened (no permission)' },
  EPERM: { ko: '열 권한이 없습니다', en: 'may not be opened (no permission)' },
  other: { ko: '열지 못했습니다', en: 'could not be opened' },
};

/** What the walk left out, as a sentence. */
export function warningText(w: WalkResult['warnings'][number], language: Language): string {
  const why = WHY[w.why] ?? WHY['other']!;
  return language === 'ko' ? `“${w.name}”: ${why.ko}.` : `“${w.name}” ${why.en}.`;
}
