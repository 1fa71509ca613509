import type { Lexicon } from '../../lexicon/lexicon'
import { lowNumbers, sugarReading } from './ko-words'

/** What is measured, told without its number. */
export const KOREAN_MEASURED: Lexicon = {
  'bp-low': ['혈압이너무낮|혈압이뚝|혈압이확떨|혈압이안잡'],
  'temp-38': ['38도|39도|38점|381도|382도|383도|384도|385도|386도|387도|388도|389도|38도5|38도7'],
  'temp-39': ['39도|391도|392도|393도|394도|395도|396도|397도|398도|399도'],
  'temp-40': ['40도|41도|400도|401도|402도|403도|404도|405도|406도|407도|408도|40점'],
  'glucose-70': [sugarReading(54, 69)],
  'glucose-250': [
    ['혈당이', '혈당', '당수치가']
      .flatMap((sugar) => lowNumbers(25, 29).map((tens) => `${sugar}${tens}0|${sugar}${tens}5`))
      .join('|'),
  ],
  'temp-low': ['체온이35|체온35|체온이34|체온34|체온이33|체온이너무낮|체온이안올|체온이떨어'],
}
