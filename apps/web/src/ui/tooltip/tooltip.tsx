import type { ReactElement, ReactNode } from 'react'
import * as Primitive from 'radix-ui/tooltip'
import './tooltip.css'

/** Once, around the app: 700 ms before the first tooltip, none before the next within 300 ms. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Primitive.Provider>
  )
}

export type TooltipProps = { text: ReactNode; side?: 'top' | 'bottom' | 'left' | 'right'; children: ReactElement }

/** More words about a button or link. Never the only place for something needed: a thumb can't hover. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content className="tooltip" side={side} sideOffset={6} collisionPadding={8}>
          {text}
          <Primitive.Arrow />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
