import { z } from 'zod';

/** A time of day, HH:MM in the portal's or member's zone. */
export const TimeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ id: 'TimeOfDay', examples: ['08:00'] });

/** The end of a day, which no clock shows. */
export const MIDNIGHT = '24:00';

const Segment = z
  .strictObject({ start: TimeOfDay, end: TimeOfDay.or(z.literal(MIDNIGHT)) })
  .refine(({ start, end }) => end > start, { path: ['end'], message: 'END_BEFORE_START' })
  .meta({ examples: [{ start: '08:00', end: '18:00' }] });

const Day = z
  .array(Segment)
  .max(10)
  .refine(
    (segments) =>
      segments
        .toSorted((a, b) => a.start.localeCompare(b.start))
        .every((segment, index, all) => {
          const next = all[index + 1];
          return next === undefined || segment.end <= next.start;
        }),
    'SEGMENTS_OVERLAP',
  );

/** Opening hours by day of the week; a day without segments is closed. */
export const WeekAvailability = z
  .strictObject({
    monday: Day,
    tuesday: Day,
    wednesday: Day,
    thursday: Day,
    friday: Day,
    saturday: Day,
    sunday: Day,
  })
  .meta({ id: 'WeekAvailability' });
export type WeekAvailability = z.output<typeof WeekAvailability>;

const working = [{ start: '08:00', end: '18:00' }];

/** Monday to Friday, 8 to 18 (specification, section 9: a kiosk's hours). */
export const STANDARD_HOURS: WeekAvailability = {
  monday: working,
  tuesday: working,
  wednesday: working,
  thursday: working,
  friday: working,
  saturday: [],
  sunday: [],
};

const allDay = [{ start: '00:00', end: MIDNIGHT }] satisfies WeekAvailability['monday'];

/** Around the clock. */
export const ALWAYS_OPEN: WeekAvailability = {
  monday: allDay,
  tuesday: allDay,
  wednesday: allDay,
  thursday: allDay,
  friday: allDay,
  saturday: allDay,
  sunday: allDay,
};
