import type { ReactNode } from 'react'
import type { Conversation } from '@careway/contracts/assistant/conversations'
import { useLanguage, useMessages } from '../../../platform/language'
import { formatShortDay } from '../../../platform/moment'
import { RouteLink } from '../../../platform/router'
import { Card } from '../../../ui/card/card'
import { Link } from '../../../ui/link/link'
import { Rows } from '../../../ui/list/list'
import { LoadingStatus, Bone } from '../../../ui/skeleton/skeleton'
import { LoadFailure } from '../../../widgets/session-guard/load-failure'
import { searchOfConversation } from '../address/conversation-address'
import { useConversations } from '../api/use-conversations'
import { LevelBadge } from '../safety/level-badge'
import { conversationTitle } from './conversation-title'
import './conversations.css'

export interface RecentConversationsProps {
  readonly title: string
  /** What can be done with one conversation besides opening it. */
  readonly actions?: (conversation: Conversation) => ReactNode
  /** What can be done with all of them. */
  readonly foot?: ReactNode
  /** The one that is open. */
  readonly openId?: string | undefined
  /** Told when one is chosen. */
  readonly onChoose?: () => void
}

function ConversationRow({ conversation, actions, openId, onChoose }: { conversation: Conversation } & RowParts) {
  const t = useMessages('assistant')
  const { language } = useLanguage()
  const { id, userInput, conversationType, riskLevel, updatedAt } = conversation
  return (
    <li className="conversation-row">
      <div className="grow stack stack--1">
        <Link variant="bare" className="small" asChild>
          <RouteLink
            to="aiAssistant"
            search={searchOfConversation(id)}
            aria-current={id === openId ? 'true' : undefined}
            onClick={onChoose}
          >
            {conversationTitle(userInput)}
          </RouteLink>
        </Link>
        <p className="tiny row row--tight">
          <span>{t(`modes.${conversationType}.name`)}</span>
          <span className="num">{formatShortDay(updatedAt, language)}</span>
          {riskLevel === 'low' ? null : <LevelBadge level={riskLevel} />}
        </p>
      </div>
      {actions ? <span className="row row--line conversation-row__actions">{actions(conversation)}</span> : null}
    </li>
  )
}

type RowParts = Pick<RecentConversationsProps, 'actions' | 'openId' | 'onChoose'>

function List({ foot, ...parts }: Omit<RecentConversationsProps, 'title'>) {
  const t = useMessages('assistant')
  const common = useMessages('common')
  const { data, isError, refetch } = useConversations()
  if (isError) return <LoadFailure onRetry={() => void refetch()} />
  if (!data)
    return (
      <>
        <LoadingStatus>{common('actions.loading')}</LoadingStatus>
        <Bone />
        <Bone widthPercent={60} />
      </>
    )
  if (data.length === 0) return <p className="small muted">{t('conversations.none')}</p>
  return (
    <>
      <Rows>
        {data.map((conversation) => (
          <ConversationRow key={conversation.id} conversation={conversation} {...parts} />
        ))}
      </Rows>
      {foot}
    </>
  )
}

/** The last five conversations, each a way back into it. */
export function RecentConversations({ title, ...parts }: RecentConversationsProps) {
  return (
    <Card aria-labelledby="recent-conversations">
      <h2 id="recent-conversations" tabIndex={-1} className="t-lg">
        {title}
      </h2>
      <List {...parts} />
    </Card>
  )
}
