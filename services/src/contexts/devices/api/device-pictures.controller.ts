import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { deviceRoutes } from '@foyer/contracts/devices';

import { Rejected } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Answer, contentDisposition, Input, Serves, type InputOf } from '#platform/http';
import { ChangeDeviceAvatar } from '../commands.js';
import { GetDevice, GetDevicePicture } from '../queries.js';

/** The picture that a device is known by, and those that it takes. */
@Controller()
export class DevicePicturesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(deviceRoutes.changeDeviceAvatar)
  async changeAvatar(
    @Input() { body, file, context }: InputOf<typeof deviceRoutes.changeDeviceAvatar>,
  ) {
    if (!file) throw new Rejected('INVALID_INPUT', {}, { avatar: 'BLANK' });
    const deviceId = body._id;
    const { position } = await this.commands.execute(
      new ChangeDeviceAvatar(context, { deviceId, file }),
    );
    await this.freshness.waitFor(position, ['devices']);
    return this.queries.execute(new GetDevice(deviceId));
  }

  @Serves(deviceRoutes.deleteDeviceAvatar)
  async deleteAvatar(
    @Input() { params, context }: InputOf<typeof deviceRoutes.deleteDeviceAvatar>,
  ) {
    const { position } = await this.commands.execute(
      new ChangeDeviceAvatar(context, { deviceId: params.id, file: null }),
    );
    await this.freshness.waitFor(position, ['devices']);
    return { _id: params.id };
  }

  @Serves(deviceRoutes.getDevicePicture)
  async picture(@Input() { params }: InputOf<typeof deviceRoutes.getDevicePicture>) {
    const { id: deviceId, pictureId } = params;
    const content = await this.queries.execute(new GetDevicePicture({ deviceId, pictureId }));
    return new Answer(content, {
      headers: {
        'content-type': deviceRoutes.DEVICE_PICTURE_TYPE,
        'cache-control': 'private, no-store',
        // Opened directly it is a picture and runs no code.
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': contentDisposition('inline', 'device.jpg'),
        'x-content-type-options': 'nosniff',
      },
    });
  }
}
