/**
 * Words of exported names that need no line in the glossary: verbs, small words, and nouns that
 * mean here what they mean everywhere. A noun with a meaning of its own belongs into the glossary.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  a about active ahead already as after again all alone any apart at away bare because before between beyond by did done due
  elsewhere everywhere existing fair faithful few first for former from further given going hidden
  in into is it itself known kept last late later latest left local lost meanwhile missing ms nearly never
  new newest no not now of off offline oldest on one online only other out outgoing over own partly past
  pending personal pickable public random recent running same self since this to today under
  undecodable unheard unreadable unready until unusable up usable volatile when whole why with
  within without written waiting arriving paying working smart offerable overdue held drawn standing

  abort add admit announce ask attach begin came check cancel charge choose close come conclude confirm
  consume count create declare define delete deny depart drop edit end ending enter explain fail find
  finish follow following found give guard handling has hide initiate invite is join keep kept know
  lead leave leaving listen listening lose make may measure move notify open pick promote register reoffer push
  put reach read rebuilt redeem reload release remind remove repair replace reply require reserve
  reset resume retry return reuse rings run said save say see seen send sent serve set settle show
  shown sign signs sit speak speaking start stop supervise swap take taken tell told touch try
  update wait watch went withdraw work write writing asking answering are

  absence access account action address answer api attachment attempt audio author body bodyless byte cache cause
  change chat choice client clock code comparison condition connection content count creation
  currency data database date day decision deletion departure detail difference directory download
  element email entry error explanation fact field file filter finding folder front grid header head history hour html
  http id import index input invitation kafka key kind limit link list lock mail memory message method model module mongo
  moment mood name number option order page part participant password path payment pdf person phone
  picture pino pixel plan point privacy profile progress provider query quality question reading record
  reminder report request result right role row rule saml screen search second secret security series
  server setting share side size sms smtp speaker sqlite staff state status step store style system
  tab table text time total upload value video way web week word zoom
  `
    .trim()
    .split(/\s+/),
);
