export { Colour } from './colour.js';
export { AGE_MAX_YEARS, believableBirth, DateOfBirth } from './date-of-birth.js';
export { Decimal, printAmount, TypedAmount } from './decimal.js';
export {
  documentProblem,
  extensionOf,
  imageProblem,
  type FileProblem,
  type NamedFile,
} from './files.js';
export { MaskedCardNumber } from './masked-card-number.js';
export { OptionalPhone, Phone } from './phone.js';
export { Rating } from './rating.js';
export { parseResolution, printResolution } from './resolution.js';
export { RICH_TEXT_MAX, RichText, showsSomething } from './rich-text.js';
export {
  addMonths,
  CheckedLocalRange,
  checkedRangeWith,
  CheckedStatisticsRange,
  RANGE_MONTHS_MAX,
  StatisticsRange,
} from './statistics-range.js';
export { validationKey, validationText, validationTexts, type ValidationKey } from './texts.js';
