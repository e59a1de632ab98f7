import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteServices } from '../route.ts';

export async function answerFigures(
  { figures }: RouteServices,
  _request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return reply.send({ success: true, data: await figures() });
}
