import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

import { inScope, RequestProgress, StoresOverdue } from '#platform/observability';
import { SmsGateway } from '#platform/operations/text-messages/testing/sms-gateway.js';
import { TextBudget } from '#contexts/identity';
import { RequestSmsCode } from '../commands.js';
import { VisitsFixture } from '../testing/visits-fixture.js';

const visitId = '01990000-0000-7000-8000-000000000401';
const phoneNumber = '+491701234567';
const clientSecret = 'the-secret-of-a-browser-of-forty-three-char';

describe('a code by text message whose request is overdue', () => {
  let office: VisitsFixture;
  let gateway: SmsGateway;
  let given: number;
  let paid: () => void;

  beforeEach(async () => {
    gateway = await SmsGateway.start();
    office = await VisitsFixture.open({ environment: gateway.environment });
    await office.portal([], { smsCodeRequired: true });
    given = 0;
    paid = () => undefined;
    const budget = office.app.app.get(TextBudget, { strict: false });
    jest.spyOn(budget, 'payCode').mockImplementation(async () => {
      paid();
      return { giveBack: async () => void (given += 1) };
    });
  });
  afterEach(async () => {
    await office.close();
    await gateway.close();
  });

  const asks = (progress: RequestProgress) =>
    inScope({ correlationId: visitId, progress }, () =>
      office.execute(
        (context) =>
          new RequestSmsCode(context, {
            ...{ visitId, phoneNumber, clientSecret, portalId: office.portalId, language: 'en' },
            ...{ pin: undefined, invitation: undefined, address: '198.51.100.1' },
          }),
      ),
    );

  test('costs nothing where it was not written', async () => {
    const progress = new RequestProgress(60_000);
    paid = () => void jest.spyOn(progress, 'leftMs', 'get').mockReturnValue(0);
    await expect(asks(progress)).rejects.toBeInstanceOf(StoresOverdue);
    await office.until('it is given back', () => given === 1);
    expect(gateway.requests).toHaveLength(0);
  });

  test('stays paid for where it is written afterwards', async () => {
    const progress = new RequestProgress(60_000);
    let isLate = (): void => undefined;
    const late = new Promise<never>((_, reject) => (isLate = () => reject(new StoresOverdue())));
    late.catch(() => undefined);
    let goesOn = (): void => undefined;
    const gate = new Promise<void>((resolve) => (goesOn = resolve));
    const ask = progress.ask.bind(progress);
    jest
      .spyOn(progress, 'ask')
      .mockImplementation((store) => ask(() => Promise.race([store(), late])));
    const log = office.app.eventLog;
    const append = log.append.bind(log);
    log.append = async (appends) => {
      if (!appends.some(({ stream }) => stream === `visit-${visitId}`)) return append(appends);
      isLate();
      await gate;
      return append(appends);
    };
    await expect(asks(progress)).rejects.toBeInstanceOf(StoresOverdue);
    goesOn();
    await gateway.text(phoneNumber);
    // Once more what is looked at then has had its turn.
    await office.openVisit(visitId, { clientSecret });
    expect(given).toBe(0);
  });
});
