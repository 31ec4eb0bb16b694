import { expect, test } from 'vitest'
import { createWaitingRoom } from './waiting-room.ts'

test('each caller waits for its time; when the room is full, the longest waiting is released at once', async () => {
  const wait = createWaitingRoom(2)
  const gone: string[] = []
  const enter = (name: string, milliseconds: number) => wait(milliseconds).then(() => gone.push(name))
  void enter('first', 1e9)
  const second = enter('second', 20)
  void enter('third', 1e9)
  await second
  expect(gone).toEqual(['first', 'second'])
  await Promise.all([enter('fourth', 0), enter('fifth', 0)])
  expect(gone.slice(2)).toEqual(expect.arrayContaining(['fourth', 'fifth']))
})
