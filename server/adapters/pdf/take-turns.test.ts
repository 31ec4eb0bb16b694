import { expect, test } from 'vitest'
import { PdfsBusy } from './pdfs-busy.ts'
import { takeTurns } from './take-turns.ts'

test('a user with many tasks keeps nobody else waiting longer than one turn', async () => {
  const turn = takeTurns(1)
  const served: string[] = []
  const giveBack = await turn('first')
  const all = ['ada', 'ada', 'ada', 'bea', 'cai', 'bea'].map(async (who) => {
    const done = await turn(who)
    served.push(who)
    done()
  })
  giveBack()
  await Promise.all(all)
  expect(served).toEqual(['ada', 'bea', 'cai', 'ada', 'bea', 'ada'])
})

test('one user gets only their share, and a limited number of their tasks wait', async () => {
  const turn = takeTurns(2, { atOnceEach: 1, waitingEach: 1 })
  const first = await turn('ada')
  const second = turn('ada')
  await expect(turn('ada')).rejects.toThrow(PdfsBusy)
  const other = await turn('bea')
  first()
  const again = await second
  for (const giveBack of [other, again]) giveBack()
  const free = await turn('cai')
  free()
})
