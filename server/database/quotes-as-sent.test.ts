import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'

const migrations = join(import.meta.dirname, 'migrations')
const wanted = '0034-quotes-as-sent.sql'

test('quotes of before are carried over: what was sent, and what a closed one was', async () => {
  const database = await createTestDatabase({ isEmpty: true })
  const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'))
  try {
    const copy = (name: string) => cpSync(join(migrations, name), join(folder, name))
    for (const name of readdirSync(migrations).filter((one) => one < wanted)) copy(name)
    await migrate(database.connection, { folder })
    await database.pool.query(`
      insert into seller (details, vat) values ('The Bookshelf', 'unstated');
      insert into quotes (reference, status, name, email, school, postal_address, order_number, asked, offer, revision, quoted_at)
      select reference, status, 'Ada', 'ada@example.org', 'Tidewell', '1 Harbour Road', 'PO 1', '[]',
        case when revision > 0 then '{"vat": "unstated", "deliveryPence": 5}'::jsonb end, revision,
        case when revision > 0 then now() - interval '1 day' end
      from (values ('Q-WAITS', 'received', 0), ('Q-SENT', 'quoted', 2), ('Q-CHANGED', 'received', 1),
        ('Q-ORDERED', 'closed', 1), ('Q-DECLINED', 'closed', 1), ('Q-SPAM', 'closed', 0)) as rows (reference, status, revision);
      insert into desk_entries (quote_id, kind, text) select id, 'status', 'quoted ' || reference from quotes where revision > 0;
      insert into desk_entries (quote_id, kind, text) select id, 'status', 'accepted' from quotes where reference = 'Q-ORDERED';
      insert into desk_entries (quote_id, kind, text) select id, 'status', 'closed' from quotes where status = 'closed';
      insert into audit_log (action, object) values ('quote.saved', 'Q-CHANGED');
    `)
    copy(wanted)
    expect(await migrate(database.connection, { folder })).toEqual([wanted])
    const { rows: sent } = await database.pool.query(
      'select number, offer, order_number from sent_quotes order by number',
    )
    const offer = { vat: 'unstated', deliveryPence: 5, school: 'Tidewell', name: 'Ada', vatPence: 0 }
    expect(sent).toEqual(
      ['Q-DECLINED', 'Q-ORDERED', 'Q-SENT-2'].map((number) => ({ number, offer, order_number: 'PO 1' })),
    )
    const { rows: closed } = await database.pool.query(
      `select reference, closed_from from quotes where status = 'closed' order by reference`,
    )
    expect(closed.map((row) => [row.reference, row.closed_from])).toEqual([
      ['Q-DECLINED', 'quoted'],
      ['Q-ORDERED', 'accepted'],
      ['Q-SPAM', 'received'],
    ])
    expect((await database.pool.query('select vat from seller')).rows).toEqual([{ vat: '' }])
  } finally {
    await database.drop()
    rmSync(folder, { recursive: true })
  }
})
