/** The words that tell names, institutions, headings and notices apart. Tables only: how they are used stands beside each use. */

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s*\|\s*|\s*\n\s*/u));

/** Institution words. A part of a line that holds one is never a person's name. */
export const ORGANISATION =
  /(^|[^\p{L}])(univ\p{L}*|\p{L}+universit\p{L}*|\p{L}*institut\p{L}*|\p{L}+akademie|instit\p{L}*|depart\p{L}*|d[eé]pt|dep|schools?|colleges?|coll[eè]ge|facul\p{L}*|facol\p{L}*|laborator\p{L}*|laboratoire|labs?|cent(er|re|ro|rum)s?|research|researchers?|academ\p{L}*|hospital\p{L}*|h[oô]pital|clinic\p{L}*|corporat\p{L}*|corp|inc|ltd|llc|gmbh|s\.?r\.?l|company|co\.|minist\p{L}*|agenc\p{L}*|council|foundation|division|program\p{L}*|groups?|bureau|societ\p{L}*|associat\p{L}*|polit[eé]c\p{L}*|polytech\p{L}*|[eé]cole|escuela|escola|\p{L}*hochschule|fachbereich|lehrstuhl|fakult\p{L}*|technolog\p{L}*|technische|tech|sciences?|engineering|medicine|medical|business|economics|finance|physics|chemistry|mathematics|computing|informatics|computers?|systems?|electronics|electrical|graduate|campus|national|international|federal|conference|journal|proceedings|transactions|letters|press|publish\p{L}*|observatory|museum|library|committee|commission|institution|teams?|projects?|networks?|intelligence|learning|vision|software|solutions|industr\p{L}*|electric|motors|bank|section|unit|consortium|road|avenue|floor|box|county|province|district|prefecture|republic|kingdom|city|town|region|zip|cnrs|inria|kaist|postech|unist|gist|dgist|etri|kist|dfki|mit|ibm|nasa|cern)([^\p{L}]|$)/iu;

/** Firms that publish and carry no institution word. */
export const FIRMS =
  /^(google|microsoft|facebook|meta|amazon|apple|samsung|lg|sk|naver|kakao|hyundai|intel|nvidia|adobe|mozilla|deepmind|openai|baidu|tencent|alibaba|huawei|sony|toyota|bosch|siemens|philips|ericsson|nokia|qualcomm|blackrock|pfizer|novartis|roche|cornell|harvard|stanford|princeton|oxford|caltech|berkeley|yonsei|hanyang|sogang|korea)(\s|$)/iu;

const COUNTRIES = `afghanistan|albania|algeria|argentina|armenia|australia|austria|azerbaijan|bangladesh|belarus|belgium|bolivia|bosnia|brazil|brasil|bulgaria|cameroon|canada|chile|china|p.r. china|pr china|people’s republic of china|colombia|costa rica|croatia|cuba|cyprus|czech republic|czechia|denmark|deutschland|ecuador|egypt|england|estonia|ethiopia|finland|france|germany|ghana|greece|hong kong|hungary|iceland|india|indonesia|iran|iraq|ireland|israel|italia|italy|japan|kazakhstan|kenya|korea|south korea|republic of korea|rep. of korea|korea rep|kuwait|latvia|lebanon|lithuania|luxembourg|macau|malawi|malaysia|malta|mexico|méxico|mongolia|morocco|nepal|netherlands|the netherlands|new zealand|nigeria|northern ireland|norway|oman|pakistan|panama|peru|philippines|poland|portugal|qatar|romania|russia|russian federation|saudi arabia|scotland|serbia|singapore|slovakia|slovenia|south africa|spain|españa|sri lanka|sudan|sweden|switzerland|schweiz|syria|taiwan|tanzania|thailand|tunisia|turkey|türkiye|uganda|ukraine|united arab emirates|uae|united kingdom|uk|u.k|united states|united states of america|usa|u.s.a|u.s|us|uruguay|uzbekistan|venezuela|viet nam|vietnam|wales|yemen|zambia|zimbabwe|대한민국|한국`;
const CITIES = `seoul|busan|pusan|daegu|taegu|incheon|inchon|gwangju|kwangju|daejeon|taejon|ulsan|suwon|yongin|seongnam|cheonan|jeonju|changwon|pohang|cheongju|chuncheon|wonju|jeju|jinju|gyeongsan|gyeonggi|gyeonggi-do|kyunggi-do|gyeongbuk|gyeongnam|chungnam|chungbuk|jeonbuk|jeonnam|gangwon|ansan|beijing|shanghai|shenzhen|guangzhou|hangzhou|nanjing|wuhan|xi'an|chengdu|tianjin|taipei|hsinchu|tokyo|kyoto|osaka|nagoya|sendai|london|paris|berlin|munich|münchen|zurich|zürich|geneva|vienna|rome|milan|milano|madrid|barcelona|lisbon|amsterdam|brussels|leuven|copenhagen|stockholm|oslo|helsinki|dublin|edinburgh|manchester|cambridge|oxford|moscow|prague|warsaw|budapest|athens|istanbul|ankara|tehran|cairo|new delhi|mumbai|bangalore|chennai|karachi|lahore|islamabad|dhaka|bangkok|hanoi|ho chi minh city|jakarta|kuala lumpur|manila|sydney|melbourne|toronto|montreal|vancouver|new york|new york city|los angeles|san francisco|san diego|san jose|san antonio|santa barbara|santa cruz|santa clara|santa monica|palo alto|menlo park|mountain view|redwood city|sunnyvale|boston|chicago|seattle|redmond|pittsburgh|philadelphia|baltimore|atlanta|houston|austin|dallas|ann arbor|urbana|champaign|madison|princeton|new haven|los alamos|la jolla|irvine|stanford|berkeley|washington|washington d.c|saint louis|st. louis|salt lake city|fort collins|chapel hill|college station|mexico city|são paulo|sao paulo|rio de janeiro|buenos aires|santiago|tel aviv|haifa|jerusalem`;
const STATES = `alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|west virginia|wisconsin|wyoming|ontario|quebec|british columbia|alberta|new south wales|queensland|victoria`;
/** Countries, states and cities, lower-case. They end an affiliation and are not names. */
export const PLACES: ReadonlySet<string> = set(`${COUNTRIES}|${CITIES}|${STATES}`);
export const COUNTRY_NAMES: ReadonlySet<string> = set(COUNTRIES);
/** Postal codes of states. */
export const STATE_CODES =
  /^(A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/u;

/** Words of titles and sentences. One of them inside a part says that it is no name. */
export const FUNCTION_WORDS = set(
  'a|an|as|at|by|for|from|in|into|is|its|of|on|or|the|their|this|that|to|toward|towards|under|upon|using|via|with|without|between|through|over|based|how|what|why|when|where|which|we|our|are|can|be|not|new|novel|study|analysis|approach|method|methods|model|models|review|evidence|effects|effect|case|data|design|evaluation|introduction|abstract|article|open|access|original|report|short|communication|technical|note|working|paper|papers|published|available|online|received|accepted|revised|volume|issue|pages|copyright|license|keywords|contents|author|authors|editor|editors|edited|reviewed|reviewer|corresponding|correspondence|address|email|e-mail|tel|fax|http|https|www|doi|received|citation|highlights|poster|demo|invited|preprint|draft|version|january|february|march|april|june|july|august|september|october|november|december|spring|summer|fall|winter|chapter|lecture|seminar|thesis|dissertation|advisor|supervisor|presenter|presented|speaker|workshop|symposium|annual|meeting|summary|results|discussion|conclusion|conclusions|references|acknowledgements|acknowledgments|appendix|figure|table|equal|contribution|contributed|equally|these|work|done|while|intern|lists',
);

/** Nouns and adjectives of titles that are hardly ever family names: they weigh against a name. */
export const TITLE_NOUNS = set(
  'mining|knowledge|discovery|deep|neural|machine|social|global|public|health|policy|market|markets|stock|risk|returns|energy|power|water|climate|human|cells|gene|genes|cancer|patients|disease|clinical|optical|thermal|quantum|digital|image|images|video|speech|language|text|semantic|web|mobile|wireless|cloud|internet|security|privacy|users|quality|performance|structure|structures|surface|material|materials|thin|film|films|multi|real|time|space|waves|heat|fluid|soil|food|plants|animals|rural|urban|regional|economic|political|cultural|history|theory|practice|problem|problems|questions|edition|series|manual|guide|template|sample|example|big|smart|virtual|augmented|artificial|adaptive|efficient|robust|optimal|dynamic|linear|nonlinear|stochastic|bayesian|statistical|mathematical|numerical|experimental|empirical|comparative|international|korean|evidence|large|small|fast|impact|role|effects|factors|strategies|processes|properties|transport|sensor|sensors|signal|signals|graph|graphs|matrix|vector|tree|trees|forest|search|query|code|test|tests|tool|tools|project|student|students|teachers|education|school|children|women|labor|tax|trade|growth|innovation|management|governance|ethics|law|laws|rights|war|peace|city|cities|gaps',
);

/** Degrees, posts and memberships: dropped from names and never persons themselves. Compared in lower case without dots. */
export const DEGREES = set(
  'phd|ph d|dphil|md|m d|mdphd|msc|ms|ma|mba|mph|mphil|bsc|ba|bs|dsc|scd|drph|dr|prof|professor|assoc prof|associate professor|assistant professor|jd|llm|rn|bn|dds|dmd|dvm|pharmd|pe|cfa|facs|frcp|frcs|frcsc|mrcp|frcpc|faha|facc|frs|mem|jr|sr|ii|iii|iv|member|student member|senior member|associate member|life member|life fellow|life senior member|graduate student member|fellow|ieee|acm|osa|spie|aiaa|asme|member ieee|student member ieee|senior member ieee|fellow ieee|graduate student member ieee|life fellow ieee|ieee member|ieee fellow|ieee senior member|ieee student member|senior member acm|id|orcid|mbbs|mbchb|mb|bch|edd|psyd|deng|dreng|meng|beng|phd candidate|ph d candidate|ph d student|phd student|postdoctoral fellow|research fellow|non-member|nonmember',
);
export const DEGREES_KO = set(
  '교수|부교수|조교수|정교수|명예교수|겸임교수|초빙교수|연구교수|박사|석사|학사|박사과정|석사과정|연구원|책임연구원|선임연구원|주임연구원|전임연구원|연구위원|정회원|준회원|학생회원|종신회원|평생회원|비회원|회원|저자|주저자|공저자|공동저자|교신저자|제1저자|제일저자|책임저자|저|대표저자|박사후연구원|대학원생|학부생|강사|전임강사|박사수료|석사수료|敎授|教授|博士|碩士|講師|著|외',
);

/** Where the header of a paper ends. Tried on the start of a line and of each cell, spaces removed for Korean letter-spacing. */
export const ABSTRACT =
  /^[\s<〈[【■□◆○•]*((abstract|a\s?b\s?s\s?t\s?r\s?a\s?c\s?t|요\s*약|초\s*록|국문\s*(초록|요약)|논문\s*(요약|초록)|영문\s*초록|추상적인|key\s?words?( and phrases)?|index\s+terms|주제어|핵심어|키워드|주요어|색인어|ccs\s+concepts|categories\s+and\s+subject|jel\s+(classification|codes?))(?=$|[\s.:：—–\-*>〉\])】=(]|[A-Z])|(summary|synopsis|executive summary|résumé|zusammenfassung|abstrac|개\s*요|article\s+info|highlights|contents|table of contents|background|목\s*차|article\s+history|pacs( numbers?)?)(?=\W*$|\s*[.:：—–*>〉\])】=]))/iu;
export const FIRST_SECTION =
  /^[\s<]*((제?\s?1\s*[장절.]?|i|Ⅰ|1)\s*[.．,]?\s+)?[<〈]?\s*(introduction|i\s?ntroduction|서\s*론|머리말|들어가는\s*(말|글)|들어가며|연구의?\s*배경|소개|서\s*언|개요)[>〉]?[\s.:)\d]*$|^[\s<]*(제?\s?1\s*[장절.]?|i|Ⅰ|1)\s*[.．,]?\s+[<〈]?(introduction|서\s*론|머리말)/iu;

/** Headings and badges that stand near the title. */
export const BADGE =
  /^(research(\s+(article|paper|note))?|review(\s+article)?|original\s+(article|paper|research|contribution)|(short|rapid)\s+(communication|report)|case\s+report|letters?|technical\s+(note|report)|open\s+access|article|regular\s+paper|full\s+paper|invited\s+paper|communication|note|notes|editorial|perspective|protocol|methodology|database|software|poster|demo|working\s+paper|discussion\s+paper|nber working papers?( series)?|논\s*문|연구\s*논문|원\s*저|종\s*설|학술\s*논문|일반\s*논문|특집\s*논문|기획\s*논문|【논\s*문】|check\s+for\s+updates|crossmark)$/iu;
/** A line that names the publication. */
export const VENUE =
  /(journal|proceedings|proc\.|transactions|conference|symposium|workshop|letters|magazine|bulletin|annals|review of|reviews|archives?\b|acta\b|lecture notes|vol(ume)?[.\s]*\d|no\.\s*\d|issn|isbn|doi\b|https?:|www\.|학회지|논문지|학술지|학술대회|논문집|학회|저널|제\s*\d+\s*권|권\s*제?\s*\d+\s*호|contents lists available|homepage|sciencedirect|elsevier|springer|wiley)/iu;

/** How names of journals and proceedings begin or end. */
export const VENUE_NAME =
  /^(the\s+)?(\p{L}+\s+){0,2}(journal|proceedings|transactions|annals|archives|bulletin)\s+(of|on|for)\b|^(acta|ieee|acm|lecture notes)\b|\b(journal|letters|magazine|bulletin|proceedings|communications)$|논문지|학회지|학술지|논문집|학술대회/iu;
export const VENUE_SIGN =
  /https?:|www\.|\bissn\b|\bdoi\b|\bvol(ume)?[.\s]*\d|\bno\.\s*\d|제\s*\d+\s*권|contents lists|homepage|sciencedirect/iu;

/** Text that stands for people who are not named. */
export const HIDDEN =
  /^(and\s+)?(et\s+al|others|many others|and others)\.?$|^(…|\.{3,})|외\s*\d+\s*[인명]|[가-힣]\s*외$|\b(collaborations?|consortium|study group|working group|investigators|trialists|task force|initiative|network)\b/iu;

/** Who the reader should write to. */
export const CORRESPONDING =
  /교신\s*저자|책임\s*저자|교신\s*:|연락\s*저자|corresponding\s*(author)?s?|correspondence|to whom correspondence|author for correspondence|correspond(e|ing)\b|contact\s+author/iu;

/** The same, as a label that says so only with an author's name right behind it. */
export const CONTACT = /^\W*(CONTACT|Contact:|연락처\s*[:：])\s*/u;

/** Words that may stand around the cue in a heading, which says nothing by itself: the name stands below. */
export const HEADING_WORDS =
  /\b(addresse?s?|information|details|requests?|authors?|for|to|and|the)\b|저자|정보/giu;

/** Notes that name people who are not authors. */
export const NOT_AUTHORS =
  /^(academic\s+)?(editors?|associate editors?|handling editors?|section editors?|guest editors?|edited by|communicated by|reviewed by|reviewers?|editorial|submitted by|received|accepted|revised|recommended by|presented by|translated by|advisors?|supervisors?|adviser|심사|편집|지도\s*교수|투고|접수|게재|감수|역자|옮긴이|thanks|the authors?|we thank|we are grateful|acknowledg|감사|사사|source|published|publisher|copyright|©|figure|fig\.|table|그림|표\s*\d)|(옮김|번역|감수|엮음)$/iu;

/** Headings of lists of such people. */
export const NO_AUTHORS_BELOW =
  /^((academic|associate|handling|section|guest)\s+)?(edit(ed|ors?)|review(ed|ers?)|communicated|advisors?|supervisors?)(\s+by)?\s*:?$/iu;

/** Labels that stand before an author list on cover pages and forms. */
export const AUTHOR_LABEL =
  /^(authors?(\s*\(\s*s\s*\))?|author\(s\)|(공동\s*)?(제\s*[1일]\s*|주|공동|공|교신|책임|단독|대표)?\s*저\s*자(\s*명)?(\s*\(\s*authors?\s*\))?|글쓴이|지은이|필\s*자|집필자|연구자|발표자|written\s+by|by)\s*[:：]\s*|^((제\s*[1일]\s*|주|공동|공|교신|책임|단독)?\s*저\s*자(\s*명)?|글쓴이|지은이|필자)(\s*\(\s*authors?\s*\))?\s+(?=\p{L})|^by\s+(?=\p{Lu})|^\(authors?\)\s*/iu;

/** First pages that libraries and repositories put before the paper itself. */
export const COVER_NOTICE =
  /jstor is a not-for-profit|stable url|see discussions, stats, and author profiles|^to cite this (version|article)|hal is a multi-disciplinary|full terms & conditions of access|this article was downloaded by|이용정보|dbpia|한국학술정보|kiss\.kstudy|riss\.kr|earticle|본\s*저작물은|저작물에 대한 저작권|electronic copy available at/iu;
