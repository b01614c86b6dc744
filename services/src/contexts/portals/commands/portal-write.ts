import type {
  Appearance,
  CallButton,
  CallLogic,
  PortalMessages,
  RatingType,
} from '@foyer/contracts/portals';

/** All that one write can set of a portal; what is absent stays. */
export interface PortalWrite {
  readonly name?: string | undefined;
  readonly shortlink?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly callLogic?: CallLogic | undefined;
  readonly askClientName?: boolean | undefined;
  /** A new PIN, or null to have none. */
  readonly pin?: string | null | undefined;
  readonly messages?: PortalMessages | undefined;
  readonly callButton?: CallButton | undefined;
  readonly appearance?: Appearance | undefined;
  readonly feedback?: { readonly enabled: boolean; readonly ratingType: RatingType } | undefined;
  /** Exactly who belongs to it, or who comes to and goes from those who do. */
  readonly memberIds?: readonly string[] | undefined;
  readonly addMemberIds?: readonly string[] | undefined;
  readonly removeMemberIds?: readonly string[] | undefined;
  readonly deactivated?: boolean | undefined;
}
