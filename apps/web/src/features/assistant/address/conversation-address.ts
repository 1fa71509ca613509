import { pathOf } from '../../../platform/routes'
import { useNavigate, useSearchText } from '../../../platform/router'

const PARAMETER = 'conversation'

/** The search of the address at which a conversation goes on. */
export const searchOfConversation = (id: string): string => `?${new URLSearchParams({ [PARAMETER]: id })}`

/** Which conversation the address names, and the way to another, or to a new one. */
export function useConversationAddress() {
  const id = new URLSearchParams(useSearchText()).get(PARAMETER) ?? undefined
  const navigate = useNavigate()
  const go = (next: string | undefined, replace = false) =>
    navigate(pathOf('aiAssistant') + (next ? searchOfConversation(next) : ''), { replace })
  return { id, go }
}
