/** Sends a file as a multipart form from a process of its own: `<address> <key> <field> <file>`. Prints what is answered. */
import { readFile } from 'node:fs/promises'

const [address = '', key = '', field = '', file = ''] = process.argv.slice(2)
const body = new FormData()
body.append(field, new Blob([await readFile(file)]), 'file.csv')
const began = performance.now()
const answer = await fetch(address, { method: 'POST', headers: { authorization: `Bearer ${key}` }, body })
const text = await answer.text()
console.log(JSON.stringify({ status: answer.status, ms: performance.now() - began, answer: JSON.parse(text) }))
