import { expect, test } from 'vitest'
import { loginPath, samesitePath } from './wanted-path.ts'

test.each(['/resources', '/resources/view/3?page=2#end', '/profile/settings'])('%s is remembered', (path) => {
  expect(samesitePath(path)).toBe(path)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/a\\b',
  '/.//evil.example',
  '',
  null,
  undefined,
  'resources',
  '/login',
  '/login?next=/login',
])('%j falls back to the start', (path) => {
  expect(samesitePath(path)).toBe('/')
})

test('the log-in page gets the wanted path', () => {
  expect(loginPath('/resources/view/3')).toBe('/login?next=%2Fresources%2Fview%2F3')
  expect(loginPath('/')).toBe('/login')
})
