import type { Lexicon } from '../lexicon'

/** Results of tests that a doctor should go through with the person, soon or the same day. */
export const TEST_RESULTS: Lexicon = {
  'needs-visit': [
    'liver|hepatic|enzymes|enzyme|alt|ast|creatinine|egfr|kidney|psa|a1c|glucose|sugar|tsh|thyroid|ferritin|hemoglobin|haemoglobin|platelets|cholesterol|calcium|bilirubin|sodium ~ elevated|raised|abnormal|flagged|flag|borderline|range|high|low ~ test|tests|result|results|lab|labs|exam|report|blood|value|values|number|numbers|letter|portal|screening|fair|physical',
    'test|tests|result|results|lab|labs|screening|portal ~ came|show*|said|says|flagged|told|abnormal ~ prediabet*|diabetic|anemi*|abnormal|elevated|borderline',
    'a1c ~ 57|58|59|60|61|62|63|64|65|66|67|68|69|70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|9|10|11|12',
    'resultados|analisis|examenes|laboratorio ~ alto|altos|alta|elevad*|anormal*|fuera|bajo|baja|prediabet*',
  ],
  'same-day': [
    'potassium|potasio ~ 58|59|60|61|62|63|64|65|66|67|68|69|70|71|72|6|7',
    'potassium ~ high|flag|flagged|critical ~ kidney|heart|spironolactone|lisinopril|losartan|weak|portal|lab',
    'critical|panic =value|result|level',
    'called|message|voicemail ~ after|right|urgent*|today ~ lab|blood|result|results|potassium|sodium',
  ],
}
