/** Whether to call for help: asked of what is told beside it. With "if" or "when" it is asked of what may come. */
const ASKED =
  /\b(?:(?:should|shall|must|do) (?:i|we) (?:(?:just|need to|have to|still|really|go ahead and) )*(?:call|dial)|(?:debo|deberia|tengo que|hay que|debemos|necesito) (?:llamar|marcar|hablar)(?:le)?) (?:(?:to|at|al?|una?|las?|an|the|for) )*(?:911|9 1 1|ambulances?|ambulancias?|paramedics|paramedicos|ems|emergencias|emergency)\b(?! (?:if|when|cada|si|cuando|every|services if))/g

/**
 * A plain text without the question whether to call 911: it doubts nothing of what is told, as "is it dangerous?" may.
 */
export const withoutWhomToCall = (plain: string): string => plain.replaceAll(ASKED, ' . ')
