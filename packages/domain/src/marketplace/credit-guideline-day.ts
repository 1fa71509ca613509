export { creditGuidelineDay } from '../aca/coverage-year'
