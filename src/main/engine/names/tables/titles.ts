const words = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** Korean titles, posts and roles printed after a name. An added 님 is understood. */
export const TITLES_AFTER_KO = words(`
  교신저자 공동교신저자 제1저자 제일저자 공동제1저자 주저자 공저자 공동저자 책임저자 단독저자 지도교수 공동지도교수 책임교수 연구교수 겸임교수 초빙교수 명예교수 석좌교수 객원교수
  부교수 조교수 정교수 교수 전임강사 시간강사 강사 조교 박사후연구원 박사과정 석사과정 박사 석사 학사 석박사통합과정 대학원생 학부생 학생 선생 위원장 부위원장 심사위원장 심사위원 연구위원 위원 주심 부심
  연구책임자 공동연구원 공동연구자 참여연구원 책임연구원 선임연구원 전임연구원 연구보조원 연구원 책임 선임 학과장 학장 총장 원장 소장 센터장 실장 팀장 부장 과장 대표이사 대표 이사 교감 교장 교사 변호사 기자
  귀하 올림 드림
`);

/** Labels and titles printed before a name. */
export const TITLES_BEFORE_KO = words(`
  지도교수 공동지도교수 심사위원장 부위원장 위원장 심사위원 위원 책임저자 교신저자 제1저자 제일저자 주저자 공동저자 저자 성명 이름 연구책임자 공동연구원 연구원 연구자 교수 박사 지은이 글쓴이 작성자 제출자 신청자 지원자 학생
`);
