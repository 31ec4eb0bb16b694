/** What keeps an endpoint from being called too often. The first three count by network. */
export type Guard =
  | 'sign-ups'
  | 'account changes'
  | 'messages'
  /** Failures alone count, and networks take turns in the hashing queue. */
  | 'failed log-ins'
  /** Wrong codes alone count. */
  | 'wrong school codes'
  | 'wrong class codes'
  /** Messages that no board of the user answers count. */
  | 'wrong board digits'
  /** A number of codes in an hour for a user. */
  | 'class codes'
  /** A number of mails in 24 hours for a user, first and again, or of lists for a school; and a number of mails for an address. */
  | 'invitations'
  /** A number of times in 24 hours for the person who is mailed. */
  | 'ended access'
  /** A number of lessons in an hour for a user. */
  | 'lessons'
  /** A number of answers in an hour for a user. */
  | 'feedback'
  /** A number in a minute for a user, or a network for those who are not confirmed; made in turns, and kept. */
  | 'prints'
  /** A number of times in an hour for a user. */
  | 'exports'
  /** A number of searches or readings for a network. */
  | 'readings'
  /** It sends a file that is stored; those that are made at the first request take turns in the queue of editions. */
  | 'a stored file'
  /** A number of streams for a user. */
  | 'open boards'
  /** It mails once, until somebody else has acted. */
  | 'its own state'
  /** It neither mails nor hashes. */
  | 'nothing'

/**
 * Every endpoint that changes something, that sends a file, or that a limit guards: what guards it. Operators are left
 * out: they mail people they are dealing with.
 */
export const limitsTable: Record<string, Guard> = {
  'assurance.readOwnLetter': 'prints',
  'boards.followPhone': 'open boards',
  'bookings.readOwnCalendar': 'nothing',
  'books.readHandout': 'prints',
  'teaching.readSlides': 'prints',
  'calendar.readCalendarFeed': 'readings',
  'certificates.readCertificate': 'prints',
  'classCodes.readFamilyCard': 'prints',
  'classReading.readClassPage': 'a stored file',
  'classReading.readClassRecording': 'a stored file',
  'classReading.readClassSheet': 'a stored file',
  'editions.readEdition': 'a stored file',
  'identityProviders.finishSignIn': 'failed log-ins',
  'images.readImage': 'a stored file',
  'library.readUploadCover': 'a stored file',
  'library.putFileBack': 'nothing',
  'mailbox.showTryItMail': 'a stored file',
  'membership.exportOwnData': 'exports',
  'narrations.readRecording': 'a stored file',
  'ownQuotes.readOwnQuote': 'prints',
  'register.suggestSchools': 'readings',
  'resources.readCover': 'a stored file',
  'resources.readPage': 'a stored file',
  'resources.readPdf': 'a stored file',
  'schools.findSchools': 'wrong school codes',
  'schoolYear.exportSchoolYear': 'nothing',
  'schoolYear.readClassEvidence': 'prints',
  'schools.readParentLetter': 'prints',
  'setUp.confirmTestMail': 'account changes',
  'showcase.readShowcaseCover': 'a stored file',
  'showcase.readShowcasePage': 'a stored file',
  'signInProviders.startSignIn': 'nothing',
  'trust.downloadDataInventory': 'nothing',
  'trust.downloadSoftware': 'nothing',
  'trust.downloadTrustPack': 'nothing',
  'accounts.listAddedLately': 'nothing',
  'accounts.login': 'failed log-ins',
  'accounts.logout': 'nothing',
  'accounts.logoutEverywhere': 'nothing',
  'accounts.requestPasswordReset': 'account changes',
  'accounts.resetPassword': 'account changes',
  'accounts.revokeSession': 'nothing',
  'boards.leadBoard': 'wrong board digits',
  'reports.openReport': 'readings',
  'bookings.bookSession': 'messages',
  'bookings.cancelOwnBooking': 'its own state',
  'bookings.changeOwnBooking': 'its own state',
  'certificates.createCertificateLink': 'nothing',
  'classCodes.createClassCode': 'class codes',
  'classCodes.endClassCode': 'nothing',
  'classReading.openClassCode': 'wrong class codes',
  'enquiries.sendDataRequest': 'messages',
  'enquiries.sendMessage': 'messages',
  'evidence.addOutcome': 'nothing',
  'evidence.deleteOutcome': 'nothing',
  'evidence.endLesson': 'nothing',
  'evidence.exportOutcomes': 'nothing',
  'evidence.exportTaughtBooks': 'nothing',
  'evidence.skipOutcome': 'nothing',
  'evidence.startLesson': 'lessons',
  'evidence.updateOutcome': 'nothing',
  'feedback.giveFeedback': 'feedback',
  'taught.addTaughtPlan': 'nothing',
  'taught.removeTaughtPlan': 'nothing',
  'taught.renewTaughtCode': 'nothing',
  'taught.closeParentsPage': 'nothing',
  'termDates.saveTermDates': 'nothing',
  'taught.viewTaught': 'wrong school codes',
  'taught.readTaught': 'readings',
  'taught.readTaughtPage': 'a stored file',
  'identityProviders.beginLinking': 'account changes',
  'identityProviders.joinPendingSignIn': 'sign-ups',
  'identityProviders.askToJoin': 'sign-ups',
  'identityProviders.linkPendingSignIn': 'failed log-ins',
  'images.uploadImage': 'nothing',
  'invitations.acceptInvitation': 'sign-ups',
  'invitations.addUsersCsv': 'invitations',
  'mailbox.chooseMails': 'nothing',
  'invitations.declineInvitation': 'nothing',
  'invitations.joinByInvitation': 'nothing',
  'invitations.inviteColleague': 'invitations',
  'invitations.inviteUsers': 'invitations',
  'invitations.openInvitation': 'nothing',
  'invitations.resendInvitation': 'invitations',
  'invitations.withdrawInvitation': 'nothing',
  'invitations.withdrawParentList': 'nothing',
  'library.createResource': 'nothing',
  'library.deleteResource': 'nothing',
  'library.restoreResource': 'nothing',
  'library.updateResource': 'nothing',
  'library.uploadPdf': 'nothing',
  'editions.uploadEdition': 'nothing',
  'editions.removeEdition': 'nothing',
  'linkedSignIns.removeLinkedSignIn': 'account changes',
  'membership.changeEmail': 'account changes',
  'membership.changePassword': 'account changes',
  'membership.confirmEmail': 'account changes',
  'membership.confirmNewEmail': 'account changes',
  'membership.correctEmail': 'account changes',
  'membership.deleteAccount': 'account changes',
  'membership.joinSchool': 'nothing',
  'membership.resendConfirmation': 'account changes',
  'membership.signUp': 'sign-ups',
  'membership.signUpParent': 'sign-ups',
  'membership.undoNewEmail': 'account changes',
  'membership.updateProfile': 'nothing',
  'news.chooseNews': 'nothing',
  'notifications.registerUserBrowser': 'nothing',
  'passkeys.addPasskey': 'account changes',
  'passkeys.beginPasskey': 'account changes',
  'passkeys.beginPasskeyLogin': 'nothing',
  'passkeys.declinePasskey': 'nothing',
  'passkeys.logInWithPasskey': 'failed log-ins',
  'passkeys.removePasskey': 'account changes',
  'passkeys.renamePasskey': 'nothing',
  'people.endAccess': 'ended access',
  'people.confirmPeople': 'nothing',
  'people.handOverLead': 'its own state',
  'people.leaveSchool': 'its own state',
  'people.restoreAccess': 'ended access',
  'secondStep.addApp': 'account changes',
  'secondStep.beginApp': 'account changes',
  'secondStep.passSecondStep': 'failed log-ins',
  'secondStep.removeApp': 'account changes',
  'secondStep.renewRecoveryCodes': 'account changes',
  'quotes.askForQuote': 'messages',
  'resources.registerView': 'nothing',
  'schools.endSchoolCode': 'nothing',
  'schools.renewSchoolCode': 'nothing',
  'schools.registerNextSchool': 'its own state',
  'schools.signUpSchool': 'sign-ups',
  'schools.updateSchool': 'its own state',
  'schools.writeToOperator': 'its own state',
  'schools.enterLetterCode': 'its own state',
  'schools.askForLetter': 'its own state',
}
