import type { FastifyInstance } from 'fastify'
import { statementOf } from '#contract/organisation.ts'
import { todayInUk } from '#contract/school-days.ts'
import * as schools from '#contract/schools.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { countPrint, turnOf } from '../../http/printing.ts'
import { schoolIdOf } from '../../http/school-id.ts'
import { sendPdf } from '../../http/send-pdf.ts'
import { serve } from '../../http/serve.ts'
import { startSession } from '../accounts/service.ts'
import type { FindBrand } from '../brand/service.ts'
import { endCodeOn, renewCode, viewCode } from './code/school-code.ts'
import type { ParentLetter } from './letter/parent-letter.ts'
import { askForLetter, enterLetterCode } from './letter-code/enter-code.ts'
import { registerNextSchool } from './next-school/register-next-school.ts'
import { correctOwnSchool, viewVerification, writeToOperator } from './own-school.ts'
import { findSchool, findSchoolByJoinId } from './queries.ts'
import { findByCode } from './service.ts'
import { signUpSchool } from './sign-up.ts'

export function schoolRoutes(app: FastifyInstance, deps: Deps, brand: FindBrand): void {
  serve(app, schools.signUpSchool, async ({ body, by, request, reply }) => {
    await deps.limiters.openSignUpsPerNetwork.count(by.ip)
    const { userId } = await signUpSchool(deps, by, body)
    return startSession(deps, { userId, request, reply })
  })

  serve(app, schools.registerNextSchool, async ({ actor, by, body: { confirmStaffMember: _, ...details } }) => {
    await registerNextSchool(deps, { actor, by }, details)
    return {}
  })

  serve(app, schools.findSchools, async ({ query, by }) => {
    const found = await findByCode(deps, query.school_code, by.ip)
    return found ? [found] : []
  })

  serve(app, schools.viewSchool, async ({ actor, params: { id } }) => {
    const own = actor?.schoolId === id ? await findSchool(deps.db, id) : null
    const found = own ?? (await findSchoolByJoinId(deps.db, id))
    if (!found) throw new Failure('not-found')
    return { id: found.id, title: found.title }
  })

  serve(app, schools.viewVerification, ({ actor }) => viewVerification(deps, actor))

  serve(app, schools.updateSchool, ({ actor, by, body }) => correctOwnSchool(deps, { actor, by }, body))

  serve(app, schools.writeToOperator, ({ actor, by, body }) => writeToOperator(deps, { actor, by }, body.message))

  serve(app, schools.enterLetterCode, async ({ actor, by, body }) => {
    await enterLetterCode(deps, { actor, by }, body.code)
    return viewVerification(deps, actor)
  })

  serve(app, schools.askForLetter, async ({ actor, by }) => {
    await askForLetter(deps, { actor, by })
    return viewVerification(deps, actor)
  })

  serve(app, schools.renewSchoolCode, async ({ actor, by }) => ({
    school_code: await renewCode(deps, { actor, by }),
  }))

  serve(app, schools.viewSchoolCode, ({ actor }) => viewCode(deps, actor))

  serve(app, schools.endSchoolCode, ({ actor, by, body }) => endCodeOn(deps, { actor, by }, body.ends_on))

  serve(app, schools.readParentLetter, async ({ actor, by, reply }) => {
    await countPrint(deps, actor, by.ip)
    const school = await findSchool(deps.db, schoolIdOf(actor))
    if (!school) throw new Failure('not-found')
    const { details, organisation } = await brand()
    const letter: ParentLetter = {
      school: school.title,
      postalAddress: [school.address1, school.address2, school.city, school.postcode].filter(Boolean),
      schoolCode: school.schoolCode,
      codeEndsOn: (await viewCode(deps, actor)).ends_on,
      portal: deps.config.publicUrl,
      appName: details.app_name,
      sponsorName: details.name,
      organisation: statementOf(organisation),
      color: details.primary_color,
      // Only its day is printed, so those of a day are the same.
      date: new Date(`${todayInUk()}T12:00:00Z`),
    }
    const pdf = await deps.printer.print('parent-letter', letter, turnOf(actor, by.ip))
    return sendPdf(reply, 'inline; filename="letter-to-parents.pdf"', pdf)
  })
}
