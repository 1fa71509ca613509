import { createMessageSource } from '../platform/message-source'

/** The one holder of catalogs in the app. */
export const messageSource = createMessageSource()
