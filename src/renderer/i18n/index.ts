import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './en';
import { eul, ro } from './josa';
import { ko } from './ko';

export type Language = 'ko' | 'en';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof ko };
  }
}

/** The window's texts. Korean is the default and the shape; English has the same keys (a missing one is a type error). */
export async function createTexts(language: Language): Promise<i18n> {
  const texts = i18next.createInstance();
  await texts.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'ko',
    resources: { ko: { translation: ko }, en: { translation: en } },
    interpolation: { escapeValue: false },
  });
  texts.services.formatter?.add('ro', (word: string) => ro(word));
  texts.services.formatter?.add('eul', (word: string) => eul(word));
  return texts;
}
