import { useState } from 'react'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { Icon } from '../icon/icon'
import { Input } from './input'
import type { InputProps } from './input'

export type PasswordInputProps = Omit<InputProps, 'type'> & { showText: string; hideText: string }

export function PasswordInput({ showText, hideText, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <span className="password">
      <Input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={isShown ? 'text' : 'password'}
      />
      <button className="password__eye" type="button" onClick={() => setIsShown(!isShown)}>
        <Icon glyph={isShown ? EyeOff : Eye} label={isShown ? hideText : showText} />
      </button>
    </span>
  )
}
