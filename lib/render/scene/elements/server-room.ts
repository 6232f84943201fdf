import { labRoom } from "./lab.ts";
import { interior } from "./shapes/interior.ts";

export const serverRoom = interior({
  ...labRoom,
  id: "server_room",
  as: "server room",
  words: [
    "server room",
    "data center",
    "control room",
    "mission control",
    "sala de servidores",
    "sala de control",
    "salle des serveurs",
    "serverraum",
    "kontrollraum",
    "sala de servidor",
    "sala server",
    "サーバールーム",
    "机房",
    "控制室",
    "सर्वर कक्ष",
    "غرفة الخوادم",
  ],
});
