const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Words that belong to the family name after them. Lower-case; capitalised forms count too, except as a first word. */
export const PARTICLES = words(
  'van von vom zu zur de der den del della dello di da das do dos du la le los las ter ten te bin binti ibn bint al el abu ap y e af av',
);

export const SUFFIXES = words('jr sr ii iii iv 2nd 3rd');

/** Frequent Chinese and Vietnamese family names as spelled in papers: they tell a family name in capitals from initials. */
export const OTHER_SURNAMES = words(`
  ai bao bian bo cai cao chan chang chau che chen cheng cheung chiang chiu chou chow chu cui dai deng ding dong du duan fan fang feng fu gan gao
  ge geng gong gu guan guo han hao he ho hou hsieh hsu hu hua huang hui jia jiang jiao jin kang kong kuo kwok lai lam lau lee lei leung li lian
  liang liao lin ling liu long lou lu luo lv ma mao mei meng mi miao mo mu ng ni nie ning niu ou pan pang pei peng pu qi qian qiao qin qiu qu ren
  ruan shao shen sheng shi shu song su sun tan tang tao teng tian tong tsai tseng tu wan wang wei wen weng wong wu xi xia xiang xiao xie xin xing
  xiong xu xue yan yang yao ye yi yin ying yip you yu yuan yue zeng zha zhan zhang zhao zhen zheng zhong zhou zhu zhuang zong zou
  bui cao dang dinh do doan duong hoang huynh lam le luong ly mai ngo nguyen pham phan phung quach ta thai to tran trinh truong vo vu vuong
`);

/** Family names hardly any given name uses: at either end of a name they are the family name. */
export const FAMILY_ONLY = words(
  'kim lee park choi cho oh ahn lim kwon bae baek paik suh kwak gwak noh roh shim sohn hur huh heo koo ryu hong',
);

/** Korean family names whose rare Latin spelling is a usual Chinese or Vietnamese one: never certain by themselves. */
export const SHARED_SPELLINGS = words(
  'li zhang huang wu su bai che chai tang hoang chi pai ho lu ri chu chou meng',
);
