/**
 * Common English words of titles, headings and running text. Some are somebody's name all the same (Case, Field, Price are left out
 * for that), so one of them only lowers the score of a name; two refuse it.
 */
export const COMMON_ENGLISH: ReadonlySet<string> = new Set(
  `
  work works property office intellectual inequality income opportunity additive selective laser heat collectors
  purposes apparatus average returns time image images size text stocks stock constraint constraints trace traces portfolio firms firm only value values similar similarity
  same high first last dataset datasets funds different features feature function functions large small content loop example variable variables
  technological such there given standard patent patents class user users institutional task tasks list language languages visual positive negative flow
  associated measure measures equity test tests testing quality regression vector relation because risk during code show shown benchmark zone better
  find important call calls order while parameter parameters terms problem problems could relative previous single often concreteness result news
  characteristics estimate estimates following multimodal unimodal object objects human humans caption captions type types related total input output
  outputs column mean means simple style industry peers sentence sentences should node nodes person less patient across form forms respectively whether
  consider matrix matrices period innovation investors level levels scores pairs pair validation word step steps garment must likely evidence
  implementation described momentum mutual common predictability excess link links include file files make weight weights trading provide individual
  copy exit leverage videos video made times document documents impact staff groups product products starting difference differences possible higher
  lower space being variation care popularity measured next very dynamic static compared rate rates reported report reports subject subjects recognition
  perform above additional zero local global appearance multiple recording concrete comparison found expected error errors false able predict academic
  academics structure management asset assets several inner outer social difficult need current experiment experiments protocol protocols contains
  months selection spectra support four five past point points general alignment thus sequence sequences factor factors applied change changes present
  addition prediction predictions selected sign required currently focal retrieval generated baseline baselines phase community communities train
  training independent contrast take line side focus pathway description descriptions alone various called full proposed linear nonlinear knowledge
  significantly length generate classification classifier represent version component components second improvement variance however fully correlation
  analyses distribution particular complex complexity setting settings specific formed compute computation computational residual residuals further
  trauma always frequency considered projection minimum maximum weighted universe popular fact follows sets set known natural question questions capture
  filter filtered filters target cost costs constrained kinetic taken sorted parallel linked representation representations textual observed memory
  location locations role ranking loss directly provides record records growth cannot place continuous activity activities recent instance limited
  highly extract part parts requirement understanding prior fixed topic topics describe metric metrics random randomized initial account double path
  decay coefficient tool tools consistent according learn increase native basic predictive package option options goal indicates sampled batch temporal
  spatial argument decision decisions efficient efficiency route attention since choice experience technique techniques conditions condition examine
  represented otherwise requires parametric parser execution mobile token tokens improve ability vision create created produce designed evaluate explain
  done citation intensity solution presented highest instructions respect collection ownership calculate calculated deviation enough instructional split
  positively determine hypothesis define definition position criterion scheduling specification fitting dense understand lead alignments examples
  coherent dimension dimensions active response findings expo workshops biographical sketch radio button check direct indirect future noisy site website
  assignment constant decoder encoder transformer frame frames eastern western northern southern force distinguished service services wikipedia library
  books book advanced detail details tuning finetuned pretrained unsupervised supervised reinforcement transfer domain cross multi hybrid adaptive
  robust novel probabilistic statistical bayesian stochastic discrete semantic syntactic lexical linguistic linguistics cognitive behavioral behavioural
  cultural political economic financial industrial thermal optical magnetic quantum molecular cellular genetic protein proteins gene genes cell cells
  tissue cancer tumor disease diseases health healthcare nursing surgery treatment therapy drug drugs cohort trial trials energy water solar wind fuel
  battery carbon oxide metal polymer composite nanoparticle nanoparticles surface interface film films layer layers structures property properties
  synthesis characterization fabrication device devices sensor sensors circuit circuits signal signals wireless antenna channel coding robot robots
  robotic vehicle vehicles traffic transport construction steel urban rural regional climate ocean marine soil forest plant plants animal animals food
  agriculture agricultural security privacy trust blockchain cloud edge internet things smart grid virtual reality augmented game games music audio
  speech voice graphics visualization database query queries ontology graph graphs tree hierarchy cluster clustering segmentation tracking
  identification verification authentication encryption compression reconstruction restoration enhancement generation generative adversarial diffusion
  variational autoencoder convolutional recurrent motivation objective objectives scope limitation limitations recommendation recommendations dedication
  biography curriculum vitae publications publication employment awards honor honors skills teaching invited talks talk
`
    .trim()
    .split(/\s+/u),
);
