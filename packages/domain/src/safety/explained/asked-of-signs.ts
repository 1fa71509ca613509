import { remembering } from './remembering'

/** What is asked of what may come, or of what an illness or a thing may do to somebody: nothing there yet. */
const TO_COME =
  /\b(?:(?:am i|are we|is (?:he|she|it|this)|im|hes|shes) (?:\w+ )?(?:going to|gonna|about to|at risk)|(?<!\b(?:why|how|what|when) )(?:will|would|could|might) (?:i|it|this|that|he|she|they|we|you|my \w+|the \w+)\b|can (?:i|he|she|it|this|that|they|we|you|one|people|someone|my \w+|an? \w+) (?:\w+ )?(?:be|get|have|catch|become|die|cause|give|kill|harm|hurt|turn|lead)\b|can (?:\w+ ){1,3}?(?:cause|give|make|get|have|trigger) (?:people|someone|somebody|anyone|a person|kids|adults|women|men)\b|what (?:if|happens)|(?:should|do) (?:i|we) (?:be |need to |have to )?(?:worr\w*|afraid|concerned)|(?:que (?:tal |pasa )?si|y si|me (?:voy|puedo) a?|(?:le|me|nos) (?:va|puede|podria) a? ?(?:dar|pasar|hacer|causar)|(?:va|vamos|van) a (?:\w+ )?(?:morir\w*|dar\w*|pasar\w*|enferm\w+))\b)[^.;!?\n]*/g

/** Asked in general, and then said to be there: "mine is swelling". */
const IS_THERE =
  /\b(?:mine|hers|theirs|(?<!(?:of|and|that|what) )his) (?:is|are|keeps?|feels?|looks?|has|have|started|got|just)\b|\b(?:el|la|los|las) (?:mi[ao]s?|suy[ao]s?) (?:esta|estan|se|ya|tiene|tienen)\b/

/** A text without what is asked of what may come: what is asked of a sign stays, for a sign asked about is there. */
export const withoutWhatMayCome = remembering((plain) =>
  IS_THERE.test(plain) ? plain : plain.replaceAll(TO_COME, ' . '),
)
