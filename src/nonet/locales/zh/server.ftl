wrong-host = nonet 不在这个地址
wrong-host-open = 请打开下面的一个地址：
wrong-host-name = 要使用这台电脑的其他名称，请这样启动 nonet：nonet play --host 名称
