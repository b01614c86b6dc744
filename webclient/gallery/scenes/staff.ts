import { agentPage, visitorPage } from '../house.js';
import type { Scene } from './scene.js';

/** Signing in, and what lies beside the desk. */
export const staff: Scene = {
  title: 'pages of staff',
  sizes: ['wide', 'phone'],
  async play(house, look, shoot) {
    const stranger = await visitorPage(house, 'stranger', look);
    await stranger.goto('/vblh/auth/login');
    await stranger.locator('input[type=password]').waitFor();
    await shoot(stranger, 'sign-in');
    await stranger.goto('/vblh/auth/first-sign-in#token=a-link-that-was-printed-once');
    await stranger.locator('input[type=password]').first().waitFor();
    await shoot(stranger, 'first-sign-in');

    const agent = await agentPage(house, look);
    await agent.goto('/vblh/calls');
    await agent.getByRole('heading').first().waitFor();
    await shoot(agent, 'staff-calls');
  },
};
