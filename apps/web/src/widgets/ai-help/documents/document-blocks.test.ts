import { describe, expect, it } from 'vitest'
import { blanksLeft, documentBlocks, documentParts, textRuns } from './document-blocks'

describe('documentBlocks', () => {
  it('keeps the lines of an address, and lists by their marks', () => {
    expect(documentBlocks('Appeal', 'Rosa Lane\n12 Elm St\n\nDear plan:\n\n☐ Pay stub\n☐ Photo ID\n')).toEqual([
      { kind: 'paragraph', lines: ['Rosa Lane', '12 Elm St'] },
      { kind: 'paragraph', lines: ['Dear plan:'] },
      {
        kind: 'list',
        items: [
          { mark: 'box', text: 'Pay stub' },
          { mark: 'box', text: 'Photo ID' },
        ],
      },
    ])
  })

  it('tells a heading from a sentence that leads into a list', () => {
    expect(documentBlocks('Guide', 'Guide\n\nWhat to do\n- Call\n\nEnclosed:\n- Bill').map(({ kind }) => kind)).toEqual(
      ['title', 'heading', 'list', 'paragraph', 'list'],
    )
  })

  it('reads text that follows a list, and other line ends', () => {
    expect(
      documentBlocks('x', 'DRAFT:\r\n- One\r\nThen delete these lines.\r\n\r\n\r\nEnd').map(({ kind }) => kind),
    ).toEqual(['paragraph', 'list', 'paragraph', 'paragraph'])
  })

  it('finds nothing in nothing, and takes markup as text', () => {
    expect(documentBlocks('x', ' \n\n ')).toEqual([])
    expect(documentBlocks('x', '<b>No</b> # not a heading')).toEqual([
      { kind: 'paragraph', lines: ['<b>No</b> # not a heading'] },
    ])
  })
})

describe('documentParts', () => {
  it('tells what is sent from the note behind it, and counts its blanks', () => {
    const parts = documentParts(
      'Appeal',
      'Dear plan:\n\n- One\n\fNote to yourself.\n\nLeft to fill in:\n- A\n- B\n\nEnd.\n',
    )
    expect(parts.sent.map(({ kind }) => kind)).toEqual(['paragraph', 'list'])
    expect(parts.note.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'paragraph'])
    expect(blanksLeft(parts)).toBe(2)
  })

  it('finds no note and no blank where there is none', () => {
    const parts = documentParts('Guide', 'Guide\n\nStill to fill in\n- A\n')
    expect([parts.note, blanksLeft(parts)]).toEqual([[], 0])
  })
})

describe('textRuns', () => {
  it('cuts out the blanks', () => {
    expect(textRuns('Member [ Member ID ], claim [ Claim number ].')).toEqual([
      { text: 'Member ', isBlank: false },
      { text: '[ Member ID ]', isBlank: true },
      { text: ', claim ', isBlank: false },
      { text: '[ Claim number ]', isBlank: true },
      { text: '.', isBlank: false },
    ])
    expect(textRuns('a [1] b')).toEqual([{ text: 'a [1] b', isBlank: false }])
  })
})

it('takes a numbered line as the heading of the lines under it, but no sentence', () =>
  expect(documentBlocks('', '1. Medicaid (your state)\nYou likely qualify.\n\n2. Rest.\nSleep.')).toEqual([
    { kind: 'heading', text: '1. Medicaid (your state)' },
    { kind: 'paragraph', lines: ['You likely qualify.'] },
    { kind: 'paragraph', lines: ['2. Rest.', 'Sleep.'] },
  ]))
