/** Why somebody with a staff account cannot use a page for the staff of approved schools: staff who wait do not get here. */
export const noSchool =
  'Your account no longer belongs to a school. If this is a mistake, ask the lead of your school. If you work at another school, choose that school in your profile.'
