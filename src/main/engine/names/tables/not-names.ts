const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Hangul words of two to four syllables that stand where names stand, or begin like a family name, and are never a person. */
export const NOT_NAMES_KO = words(`
  교수 부교수 조교수 정교수 지도교수 위원 위원장 부위원장 심사위원 심사위원장 심사 인준 인준지 인준함 제출 제출함 제출자 서명 날인 확인 확인자 성명 성함 이름 소속 직위 직급 직책 직장 전공 학과 학부 학번
  학위 학위명 석사 박사 학사 석사과정 박사과정 대학 대학원 대학원장 대학교 학교 총장 학장 원장 학과장 주임 주임교수 연구 연구실 연구원 연구소 연구자 연구비 연구과제 연구책임자 공동연구 공동연구원 참여연구원 논문 학위논문 석사논문 박사논문
  요약 국문요약 국문초록 영문초록 초록 서론 본론 결론 목차 차례 표목차 그림목차 서문 머리말 감사 감사의글 감사의 참고 참고문헌 문헌 부록 색인 주제어 핵심어 키워드 이론 이론적 배경 방법 방법론 연구방법 결과 고찰 논의 분석 실험 실험실 설계
  설문 설문지 조사 표본 자료 데이터 모형 모델 가설 변수 변인 측정 평가 검증 비교 효과 영향 관계 요인 특성 특징 개념 정의 범위 한계 필요성 목적 의의 내용 구성 과정 단계 수준 수치 정도 경우 대상 방안 제안 제언 제시 제공 제작 제목 제품
  문제 문제점 문항 문장 문화 문학 문서 문학사 이학 이학사 이학석사 이학박사 공학 공학사 공학석사 공학박사 문학석사 문학박사 교육 교육학 교육부 교육과정 교육대학원 경제 경영 경영학 경영학과 법학 의학 의과대학 약학 간호 간호학 사회 사회학 사회과학 인문 인문학
  자연과학 전자 전기 전자공학 전기공학 정보 정보통신 정보과학 컴퓨터 기계 기계공학 화학 화학과 물리 물리학 수학 수학과 통계 통계학 생명 생물 생물학 환경 환경공학 건축 건축학 도시 토목 재료 신소재 소재 산업 산업공학 국어 국문 영어 영문 한국 한국어 한국사
  대한민국 서울 부산 대구 인천 광주 대전 울산 세종 경기 경기도 강원 강원도 충북 충남 전북 전남 경북 경남 제주 수원 성남 안양 안산 천안 청주 전주 포항 창원 진주 원주 춘천 강릉 서울대 연세대 고려대 성균관 한양대 중앙대 경희대 한국대 서강대 이화여대
  여자 여성 남자 남성 학생 교사 강사 조교 저자 주저자 제일저자 교신저자 공동저자 역자 편집 편집자 편집인 발행 발행인 발행처 인쇄 출판 출판사 학회 학회지 저널 논문집 학술지 학술 학술대회 게재 게재지 게재일 투고 접수 접수일 수정 수정일 채택 심사일
  연도 년도 날짜 기간 시작 종료 전화 전화번호 연락처 주소 이메일 메일 팩스 홈페이지 우편 우편번호 생년월일 출생 국적 주민 주민등록 성별 나이 연령 경력 학력 병역 자격 자격증 수상 저서 특허 과제 과제명 과제번호 사업 사업명 사업단 기관 기관명 주관 주관기관 협동
  협력 책임 책임자 책임급 선임급 담당 담당자 담당업무 업무 역할 참여 참여자 참여율 비고 순번 연번 번호 구분 구분자 종류 유형 항목 합계 총계 소계 전체 기타 이상 이하 이내 이전 이후 이외 이와 이를 이는 이에 이러한 이것 이번 이미 이용 이유 이해 이동 이어서 이처럼
  우리 우선 우수 우리나라 오늘 오전 오후 오류 하지만 하나 하여 하였다 하는 하고 한편 한다 한글 한자 한계점 현재 현상 현황 현대 현실 고려 고객 고등학교 고찰은 공동 공학계 공간 공개 공공 공정 공통 구조 구현 구체적 구성원 기록 기반 기본 기술 기준 기존 기업 기능
  김치 나라 남북 남부 남한 노동 노력 노인 도구 도입 도출 도서 도서관 마음 마지막 맹목 명예 명예교수 명시 모두 모든 모바일 목표 민간 민족 민주 반응 반영 반복 방송 방향 방식 방안은 배열 배치 배포 백서 변화 변경 변환 복지 복합 봉사 부모 부분 부모님 부장 부처
  사용 사람 사례 사전 사업자 사실 사진 상태 상황 상관 상호 서비스 서버 서술 석사학위 석사학위논문 박사학위 박사학위논문 선택 선행 선행연구 선생 선생님 선정 설명 설정 성과 성공 성능 성별은 성장 성인 소개 소득 소프트웨어 손실 송신 수업 수행 수집 수상자 승인 시간
  시대 시험 시스템 신경망 신규 신문 신뢰 신뢰도 신청 신청인 신청서 신청자 심리 심리학 심리학과 안내 안전 안정 양식 양적 어머니 아버지 엄격 여기 여부 여러 여건 연결 연계 연속 예비 예술 예정 예측 온도 온라인 왕복 용도 용어 원고 원문 원인 원리 위치 위하여 위한 위험
  유의 유무 유사 유지 육성 윤리 은행 음악 음성 인간 인공 인공지능 인력 인문대학 인식 인천대 임금 임시 임의 임상 자기 자신 자율 자원 자연 장기 장비 장소 장점 전략 전문 전문가 전망 전반 전산 전체적 점수 정책 정상 정보학 정부 정치 정확 정확도 정리 제어 제조 제한 제도
  조건 조사자 조직 조합 조치 종합 종류별 주관적 주요 주의 주장 주체 중심 중요 중앙 지도 지능 지능형 지난 지방 지속 지수 지식 지역 지원 지원자 지원금 지정 지표 진단 진로 진행 차이 차원 참석 참고용 창의 채용 책임교수 천만 최근 최대 최소 최종 최적 최초 추가 추정 추천 추천인
  추출 추후 태도 통신 통합 특별 특수 판단 판매 편의 편차 평균 포함 표준 표지 표현 품질 필요 하계 학교장 학습 학습자 학술논문 학업 학점 함께 함수 합격 항상 해당 행동 행정 향상 형태 호르몬 홍보 화면 확보 환자 활동 활용 황색 회사 회원 회장 효율 후보 훈련 희망 가정 가족 가치
  이미지 인용 인용문 예제 피인용 백엔드 사용자 이송 차량 차선 모양 구급차 도로 노드 장치 진동 고유 전력 배터리 오른쪽 왼쪽 연산 선형 비선형 영문명 국문명 여기서 한도 임계값 정렬 부제목 서로 전파 여백 공유 명령 고민 연구진 방정식 최적화 주행 나머지 조정 정량적 정성적 목소리 신호등 신호 인원 지점 심사관 원본 정제 유용성 주요어 유체 구조해석 선분 공식 부여
  초기화 인기도 소모 장애인 장애 원래 유저 주어진 나온 나오는 최신 장평 자간 용지 반대로 이점 하중 제대로 소형 대형 중형 라인 인지 부하 표준화 구축 우선권 주식 차세대 최첨단 구문 변조 자문 나선형 오디오 비디오 피아노 소리 유튜브 주파수 기재 연구사 인구 오래 좌우 상하 사실상 오히려 장애물 안정성 주변 전처리 후처리 국소 이진 정중앙 우선순위 구간 이중 이층 경제학 최대한 최소한 국가기관
  지리 자연인 변동 서울시 주식시장 시장 부호 소유 소유권 여지 한글명 이득 정지 신뢰성 전신 유사성 선호도 조건부 동영상 탁상 문자 유동 변화량 편향 하단 상단 원형 위상 용해 정식 모수 형상 신경 경계 예시 서술 사건 소방청 월요일 화요일 수요일 목요일 금요일 토요일 일요일 서부 동부 남서 남동 신종 방향성 운전자 전방 후방 주기 주기적 나무 주거 정신과 정수 인도 이제 자식 채널 이로써 강도 허용 반지름
  구역 배분 안전성 고정밀 성질 송수신 감시 명단 지지 고딕체 명조체 기호 설명 지출 주지 연장 기초 주로 국제 국제적 인용구 제도화 경향성 정부기관 부가가치 배당금 고용 국민 국민소득 지사 전역 전환 전환율 제본 초본 등본 조명 지류 하나씩 이벤트 이질성 동질성 가지고 위해 위해서 인한 인해 이용해 사용해 해석한 나누어 나타낸 나타나 나아가 남은 이루는 이루어 이러한 이런 그런 어떤 이후로 이래로 이라고 이라는 이므로 이고 이며 라고 하자 하기 하여야 오차 선을 심지어
  차이점 이상적 이상치 공학자 과학자 문제의식 연구배경 연구목적 연구문제 연구가설 연구모형 연구대상 연구내용 연구결과 선행연구 용어 표지 속표지 겉표지 인사말 차시 제언 유형별 연령별 성별 지역별 학년별 주제별 시기별 기대효과 추진체계 추진전략 추진일정 연구기간 연구분야 연구개발 연구개발과제 총괄 총괄책임자 세부과제 위탁 위탁연구 주관연구 참여기업 참여기관 정부출연금 민간부담금 현금 현물 인건비 직접비 간접비 부서 부서명 직통 휴대폰 휴대전화 남녀 여부 유무 미정
  제일 제이 제삼 제사 제오 제장 이하의 이상의 주저 공저 단독 단독저자 공동저자 제일저자 교신 책임저자 국내학술지 국외학술지 국제학술지 등재지 등재후보지 피인용수 인용지수 영향력지수 발행년 발행연월 게재년월 게재연월 학술대회명 발표일 발표논문 구두발표 포스터 초청강연 특허명 출원 등록번호 출원번호 총저자수 저자수 저자구분 저자역할 연구실적 연구업적 업적 실적물 최종학위 최종학력 학위과정 전공분야 세부전공 지원분야 모집단위 임용 채용분야 기재사항 유의사항 주의사항 첨부 첨부서류 증빙 증빙자료 사본 원본대조
  이사장 회장님 부회장 사무국 사무국장 편집위원 편집위원장 편집위원회 인쇄소 인쇄일 발행일 정기간행물 연락처 전자우편 전자메일 홈페이지 우편물 우체국 은행명 계좌 계좌번호 예금주
  간사 감독 강의 강화 강조 개발 개선 개인 객관 거리 건강 검사 검색 검토 결정 경험 경향 계산 계약 계획 계획서 관련 관리 관심 관찰 국가 국내 국외 국제 국립 권리 권장 규모 규정 균형 그림 그래프 근거 금액 금융 급여 길이 날씨 내부 내역 단위 단일 당시 당해 대표 대표연구실적 대표자 대비
  대학생 대응 도표 독립 동기 동안 동일 두번째 첫째 둘째 셋째 넷째 등록 마케팅 매우 맥락 면접 면담 모집 모의 목록 무료 미국 미래 민감 발표 발표자 발전 방학 배움 범주 법률 별도 병원 보고 보고서 보안 보호 보조 복사 본인 본교 본문 본인은 분야 분포 분류 비용 비율 빈도 삼성 상기 상담
  새로운 생산 생활 서식 서약 서약서 설립 성격 세계 세부 소비 소비자 수강 수요 순서 습관 승진 시행 신체 실무 실시 실제 실적 실천 아동 아래 약속 양상 언어 업체 에너지 역사 역량 연간 연습 영상 영역 예산 완료 외국 외부 요소 요청 운동 운영 위반 은퇴 의견 의미 의사 인접 인증 일반 일부 일시
  입력 입학 입증 작성 작성자 작품 잠재 재단 재학 저장 적용 전달 전시 전송 전자책 절차 접근 정답 제외 조회 졸업 졸업논문 종교 좌표 주식회사 주제 준비 증가 증명 지급 지침 직무 직원 질문 집단 차별 참조 처리 천연 체계 초기 총액 추세 출력 출처 측면 치료 타당 탐색 토론 통과 통제 투자 파일 판정
  팀장 편성 편성표 구성표 현황표 투입표 명부 일람 일람표 조직도 조직표 구성원 논문제목 논문제목명 학술지명 발행연월 발행년월 게재일자 게재연도 연구실적명 실적명 저서명 발명자 출원인 고안자 저자전체 폐지 표기 피험자 학기 학년 학회장 한양 항공 해결 해석 현장 협의 형식 호칭 홍수 확대 회계 회의 휴학 흐름 희생 가능 가운데 그리고 그러나 그러므로 따라서 또한 또는 및 등의 대하여 대한 의한 의하여 통한 통하여 때문 때문에 모든것 모습 진심 진심으로 여러분 이자리 이논문 하나님 할머니 할아버지 부인 남편 아내 동생 형님 누나 언니 오빠 친구 친구들 동료 동기들 선배 선배님 후배 가족들 부모님께 어머니께 아버지께
`);

/** Endings no Korean name has: offices, institutes, fields, verb forms. */
export const NOT_NAME_ENDINGS_KO =
  /(?:대학교?|대학원|학교|학과|학부|학회|연구소|연구원|연구실|센터|병원|공사|공단|재단|협회|회사|은행|위원회?|위원장|교수님?|박사님?|선생님|과장|부장|총장|원장|소장|팀장|학장|논문|보고서|저널|학회지|과학|공학|학과장|하였다|한다|하다|했다|된다|되었다|이다|니다|습니다|으로|에서|에게|까지|부터|하여|하고|하는|하며|되는|에는|으며|지만|들이|들은|들을|들의|들과|적인|적으로|님께|께서|전공|시스템|특별시|광역시|(?<=[가-힣]{2})[시군구도]청|(?<=[가-힣]{3})[시군구동읍면])$/u;

/** Latin words that never are a part of a name. Lower-case. */
export const NOT_NAMES_EN = words(`
  university univ universite universität universidad college institute institut institution school department dept division faculty laboratory laboratories center centre hospital clinic academy foundation council ministry
  agency bureau corporation corp inc ltd llc gmbh company co research graduate undergraduate sciences engineering technology technologies medicine medical physics chemistry biology mathematics statistics computer computing informatics
  economics education psychology electrical electronic electronics mechanical chemical materials systems system information communication communications software artificial intelligence learning machine deep neural network networks data
  journal journals proceedings conf symposium workshop transactions magazine volume vol issue number pages pp doi isbn issn http https www ieee acm elsevier mdpi arxiv publisher publishing
  abstract introduction conclusion conclusions discussion results methods method materials background references bibliography acknowledgment acknowledgments acknowledgement acknowledgements appendix contents keywords keyword index summary chapter section table tables figure
  figures fig equation theorem lemma proof algorithm preface contributions authors corresponding correspondence equal equally contributed contribution contributor affiliation affiliations address email e-mail mail tel fax phone received revised accepted published available
  online copyright rights reserved license creative commons open access article original paper papers thesis dissertation doctor doctoral philosophy degree candidate student students professor prof associate assistant adjunct emeritus member
  committee chairman chairperson advisor adviser supervisor advisors examiner signature date approved approval submitted partial fulfillment requirements defense defence certificate title name names team group consortium collaboration network society association national
  international institute's republic korea south-korea japan china taiwan usa u.s.a kingdom canada australia india singapore switzerland netherlands sweden spain italy brazil seoul busan daejeon daegu incheon gwangju suwon pohang ulsan jeonju cheongju chuncheon beijing shanghai
  tokyo kyoto osaka chicago massachusetts michigan illinois pennsylvania january february july september october november december monday tuesday wednesday thursday friday saturday sunday
  the and or of for at by with from as is are was were been this that these those we our us it their his her not any which where when who how what using used use based via toward towards into between under over between among within without also both each other
  study analysis approach model models modeling modelling evaluation design development effect effects performance application applications theory survey overview framework estimation detection optimization control process processing simulation experimental clinical patients policy
  avenue road campus room city province district
  et al etc al. others ibid editor editors edited editorial reviewer reviewers translator supported funded funding grants project program programme award conflict interest interests ethics statement availability supplementary
  project scholar google cited citations cite view follow profile articles co-authors coauthors verified homepage public search korean
  director manager officer head vice principal investigator investigators coordinator engineer scientist researcher lecturer instructor postdoc postdoctoral phd msc bsc mba
  dedicated sincerely thanks thank gratitude family parents sister wife husband
  `);

/** Words that are mostly no names, yet are some people's (Dean, Press, Grant): one of them lowers the score, two refuse. */
export const RARELY_NAMES_EN = words(`
  press dean grant page board english king reader major nature wiley springer conference review reviews letters friends friend texas california boston york maryland germany france president secretary bachelor master masters chair fellow senior chief brother mother father god dear market march building floor street box science lab labs fund state states author
`);

/** Places of two words that would pass for a name. Lower-case, folded. */
export const PLACE_PHRASES = words(
  'newyork losangeles sanfrancisco sandiego sanjose santabarbara santacruz hongkong southkorea northkorea newjersey newzealand northcarolina southcarolina newdelhi newhaven annarbor paloalto menlopark mountainview collegepark unitedstates unitedkingdom newhampshire newmexico westlafayette northdakota southdakota westvirginia saltlake',
);
