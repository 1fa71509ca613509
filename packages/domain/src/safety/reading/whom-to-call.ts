/** Whether to call for help: asked of what is told beside it. With "if" or "when" it is asked of what may come. */
const ASKED =
  /\b(?:(?:should|shall|must|do) (?:i|we) (?:(?:just|need to|have to|still|really|go ahead and) )*(?:call|dial)|(?:debo|deberia|tengo que|hay que|debemos|necesito) (?:llamar|marcar|hablar)(?:le)?) (?:(?:to|at|al?|una?|las?|an|the|for) )*(?:911|9 1 1|ambulances?|ambulancias?|paramedics|paramedicos|ems|emergencias|emergency)\b(?! (?:if|when|cada|si|cuando|every|services if))/g

/** What to do with somebody who is hurt there. */
const WHAT_TO_DO =
  /\b(?:should|shall|do|can) (?:i|we) (?:just )?(?:pull (?:it|the [a-z]+) out|take (?:it|the [a-z]+) out|(?:do|start) cpr)\b(?! if| when)/g

/**
 * A plain text without the question whether to call 911, or what to do meanwhile: it doubts nothing of what is told, as "is it dangerous?" may.
 */
export const withoutWhomToCall = (plain: string): string => plain.replaceAll(ASKED, ' . ').replaceAll(WHAT_TO_DO, ' . ')
